import Foundation
import StrataCZlib
import StrataRendering
import StrataSwiftUIApp

/// Writes the pages of a PDF file. The origin of a page is at its bottom left.
final class PDFPages {
  /// The number of pixels in a point of a view that is drawn as an image.
  static let pictureScale: CGFloat = 3

  private struct Page {
    var box: CGRect
    var content = ""
    var pictures: [Int] = []
  }

  private let box: CGRect
  private var pages: [Page] = []
  private var page: Page?
  /// The objects of the pictures, each with its number.
  private var pictures: [(number: Int, body: Data)] = []
  private var opacities: [String: Double] = [:]

  /// Creates a file without pages.
  ///
  /// - Parameter box: The frame of a page, in points.
  init(box: CGRect) { self.box = box }

  func beginPage(_ box: CGRect?) {
    endPage()
    page = Page(box: box ?? self.box)
  }

  func endPage() {
    if let page { pages.append(page) }
    page = nil
  }

  // MARK: Drawing

  func save() { page?.content += "q\n" }
  func restore() { page?.content += "Q\n" }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path in the page's coordinates.
  ///   - isEvenOdd: Whether areas that the path encloses twice are outside.
  ///   - color: The parts red, green, blue and opacity, each 0…1.
  func fill(_ path: Path, isEvenOdd: Bool, _ color: [Double]) {
    guard page != nil, !path.isEmpty, color[3] > 0 else { return }
    page?.content += opacity(color[3])
    page?.content += "\(Self.numbers(color.prefix(3))) rg\n\(Self.steps(path))"
    page?.content += isEvenOdd ? "f*\n" : "f\n"
  }

  /// Limits later drawing to a path, until the state before is restored.
  func clip(_ path: Path, isEvenOdd: Bool) {
    page?.content += "\(Self.steps(path))\(isEvenOdd ? "W*" : "W") n\n"
  }

  /// Draws an image.
  ///
  /// - Parameters:
  ///   - pixels: The image.
  ///   - place: The transform of the unit square, whose top is the image's first row.
  ///   - alpha: The opacity, 0…1.
  func draw(_ pixels: Pixels, _ place: CGAffineTransform, alpha: Double) {
    guard page != nil else { return }
    let number = add(pixels)
    page?.pictures.append(number)
    let matrix = [place.a, place.b, place.c, place.d, place.tx, place.ty].map { Double($0) }
    page?.content += "q\n\(opacity(alpha))\(Self.numbers(matrix[...])) cm\n/P\(number) Do\nQ\n"
  }

  private func opacity(_ value: Double) -> String {
    let name = "O\(Int((value.clamped(to: 0...1) * 1000).rounded()))"
    opacities[name] = value.clamped(to: 0...1)
    return "/\(name) gs\n"
  }

  private static func steps(_ path: Path) -> String {
    var text = ""
    var here = CGPoint.zero
    func add(_ points: [CGPoint], _ name: String) {
      text += numbers(points.flatMap { [Double($0.x), Double($0.y)] }[...]) + " \(name)\n"
      here = points.last ?? here
    }
    path.forEach { element in
      switch element {
      case .move(let to): add([to], "m")
      case .line(let to): add([to], "l")
      case .quadCurve(let to, let control):
        add([here.towards(control), to.towards(control), to], "c")
      case .curve(let to, let first, let second): add([first, second, to], "c")
      case .closeSubpath: text += "h\n"
      }
    }
    return text
  }

  private static func numbers(_ values: ArraySlice<Double>) -> String {
    values.map { value in
      let short = ((value.isFinite ? value.clamped(to: -1e9...1e9) : 0) * 1000).rounded() / 1000
      return short == short.rounded() ? "\(Int(short))" : "\(short)"
    }.joined(separator: " ")
  }

  // MARK: The file

  /// The number of the first object that belongs to a picture; those before are the catalog, the
  /// list of pages and the opacities.
  private static let firstPicture = 4

  /// Adds the two objects of an image: its colors and its opacity.
  private func add(_ pixels: Pixels) -> Int {
    let number = Self.firstPicture + pictures.count
    var (colors, opacity) = ([UInt8](), [UInt8]())
    colors.reserveCapacity(pixels.width * pixels.height * 3)
    for at in stride(from: 0, to: pixels.bytes.count - 3, by: 4) {
      colors += pixels.bytes[at..<at + 3]
      opacity.append(pixels.bytes[at + 3])
    }
    let size = "/Width \(pixels.width) /Height \(pixels.height) /BitsPerComponent 8"
    let kind = "/Type /XObject /Subtype /Image \(size)"
    pictures.append(
      (
        number,
        Self.stream("\(kind) /ColorSpace /DeviceRGB /SMask \(number + 1) 0 R", colors)
      ))
    pictures.append((number + 1, Self.stream("\(kind) /ColorSpace /DeviceGray", opacity)))
    return number
  }

  /// The whole file. A page that was not ended is ended.
  func file() -> Data {
    endPage()
    let firstPage = Self.firstPicture + pictures.count
    var objects: [(number: Int, body: Data)] = [
      (1, Data("<< /Type /Catalog /Pages 2 0 R >>".utf8)),
      (2, Data(list(firstPage).utf8)), (3, Data(states.utf8)),
    ]
    objects += pictures
    for (index, page) in pages.enumerated() {
      let number = firstPage + index * 2
      objects.append((number, Data(description(of: page, number).utf8)))
      objects.append((number + 1, Self.stream("", Array(page.content.utf8))))
    }
    return Self.assembled(objects)
  }

  private func list(_ first: Int) -> String {
    let kids = pages.indices.map { "\(first + $0 * 2) 0 R" }.joined(separator: " ")
    return "<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] >>"
  }

  private var states: String {
    let list = opacities.sorted { $0.key < $1.key }.map {
      "/\($0.key) << /ca \($0.value) /CA \($0.value) >>"
    }
    return "<< \(list.joined(separator: " ")) >>"
  }

  private func description(of page: Page, _ number: Int) -> String {
    let box = Self.numbers(
      [page.box.minX, page.box.minY, page.box.maxX, page.box.maxY].map { Double($0) }[...])
    let pictures = page.pictures.map { "/P\($0) \($0) 0 R" }.joined(separator: " ")
    return "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Contents \(number + 1) 0 R "
      + "/Resources << /ExtGState 3 0 R /XObject << \(pictures) >> >> >>"
  }

  private static func stream(_ words: String, _ bytes: [UInt8]) -> Data {
    let packed = deflated(bytes)
    let filter = packed == nil ? "" : "/Filter /FlateDecode "
    let content = packed ?? bytes
    var body = Data("<< \(words) \(filter)/Length \(content.count) >>\nstream\n".utf8)
    body += content
    body += Data("\nendstream".utf8)
    return body
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    var length = compressBound(UInt(bytes.count))
    var made = [UInt8](repeating: 0, count: Int(length))
    guard compress(&made, &length, bytes, UInt(bytes.count)) == Z_OK else { return nil }
    return Array(made.prefix(Int(length)))
  }

  private static func assembled(_ objects: [(number: Int, body: Data)]) -> Data {
    var file = Data("%PDF-1.4\n%\u{E2}\u{E3}\n".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(file.count)
      file += Data("\(object.number) 0 obj\n".utf8) + object.body + Data("\nendobj\n".utf8)
    }
    let start = file.count
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = "\(place)"
      table += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return file + Data(table.utf8)
  }
}

extension CGPoint {
  /// Returns the point two thirds of the way to another one, where a cubic curve that is like a
  /// quadratic one has its control points.
  fileprivate func towards(_ control: CGPoint) -> CGPoint {
    CGPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }
}
