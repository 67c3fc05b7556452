import Foundation

/// Reads an SVG's size from its first tag.
enum SVGHeader {
  static func size(of data: Data) -> PictureSize? {
    let head = String(decoding: data.prefix(8192), as: UTF8.self)
    guard let start = head.range(of: "<svg"),
      let end = head[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = head[start.upperBound..<end]
    if let width = length("width", in: tag), let height = length("height", in: tag) {
      return PictureSize(width: width, height: height)
    }
    let box = value("viewBox", in: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard let box, box.count == 4 else { return nil }
    return PictureSize(width: box[2], height: box[3])
  }

  private static func length(_ name: String, in tag: Substring) -> Double? {
    guard let value = value(name, in: tag), !value.hasSuffix("%") else { return nil }
    return Double(value.prefix { $0.isNumber || $0 == "." })
  }

  /// Returns the value of a tag's attribute; `nil` if the tag does not have it.
  static func value(_ name: String, in tag: Substring) -> Substring? {
    guard let place = tag.range(of: " \(name)=") ?? tag.range(of: "\n\(name)="),
      let quote = tag[place.upperBound...].first, quote == "\"" || quote == "'"
    else { return nil }
    let rest = tag[place.upperBound...].dropFirst()
    return rest.firstIndex(of: quote).map { rest[..<$0] }
  }
}
