/// The file types that browsers show, by file extension.
public enum AssetType: String, CaseIterable, Sendable {
  case png, jpg, jpeg, gif, webp, avif, svg
  case ttf, otf, woff, woff2
  case mp3, m4a, aac, wav
  case mp4, m4v, mov, webm

  package init?(fileExtension: String) { self.init(rawValue: fileExtension.lowercased()) }

  package var isFont: Bool {
    switch self {
    case .ttf, .otf, .woff, .woff2: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the file is a sound or a movie.
  package var isMedia: Bool {
    switch self {
    case .mp3, .m4a, .aac, .wav, .mp4, .m4v, .mov, .webm: true
    default: false
    }
  }

  package var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpg, .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .avif: "image/avif"
    case .svg: "image/svg+xml"
    case .ttf: "font/ttf"
    case .otf: "font/otf"
    case .woff: "font/woff"
    case .woff2: "font/woff2"
    case .mp3: "audio/mpeg"
    case .m4a: "audio/mp4"
    case .aac: "audio/aac"
    case .wav: "audio/wav"
    case .mp4, .m4v: "video/mp4"
    case .mov: "video/quicktime"
    case .webm: "video/webm"
    }
  }
}
