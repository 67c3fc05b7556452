/// The length of an asset and the texts and pictures that its file has about it.
///
/// Partial: WAV, MP3, AAC, MP4, M4A and QuickTime files on the server's disk are read. Of others,
/// such as WebM files, `load` throws `AVError.fileFormatNotRecognized`; of an address on the network
/// `AVError.operationNotSupportedForAsset`, since the server does not fetch it.
extension AVAsset {
  /// The length; not a valid time if it cannot be read. Prefer `load(.duration)`.
  public var duration: CMTime { (try? facts())?.duration ?? .indefinite }
  /// The values about the asset; empty if they cannot be read. Prefer `load(.metadata)`.
  public var metadata: [AVMetadataItem] { (try? facts())?.items ?? [] }
  /// The values about the asset that have a key which all formats share. Prefer
  /// `load(.commonMetadata)`.
  public var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The length of the asset.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { try $0.facts().duration } }
  /// The values about the asset, such as its title.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { try $0.facts().items }
  }
  /// The values about the asset that have a key which all formats share.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { try $0.facts().items.filter { $0.commonKey != nil } }
  }
  /// A Boolean value that indicates whether browsers may play the asset.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
}
