public import Foundation

/// A URL, with the name that it has in Core Foundation.
public typealias CFURL = URL
/// Bytes that can be changed, with the name that they have in Core Foundation.
public typealias CFMutableData = NSMutableData

/// A place to which a graphics context writes its file.
public final class CGDataConsumer {
  let write: (Data) -> Void

  /// Creates a place in memory.
  ///
  /// - Parameter data: The bytes to which the file is added.
  public init?(data: CFMutableData) { write = { data.append($0) } }

  /// Creates a place on the disk.
  ///
  /// - Parameter url: The URL of the file, which is replaced; `nil` is returned for the URL of a
  ///   page.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    // As on Apple's platforms, a file that cannot be written is not reported.
    write = { try? $0.write(to: url) }
  }
}

extension CGContext {
  /// Creates a drawing on the pages of a PDF file, whose origin is at the bottom left.
  ///
  ///     var box = CGRect(x: 0, y: 0, width: 612, height: 792)
  ///     guard let page = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///     page.beginPDFPage(nil)
  ///     page.fill(CGRect(x: 36, y: 36, width: 100, height: 20))
  ///     page.endPDFPage()
  ///     page.closePDF()
  ///
  /// Partial: `auxiliaryInfo`, such as the title and the author, is not written.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - mediaBox: The frame of a page, in points; `nil` for a letter of 612 × 792 points.
  ///   - auxiliaryInfo: Not used.
  /// - Returns: `nil` if the URL is not that of a file.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a drawing on the pages of a PDF file, whose origin is at the bottom left.
  ///
  /// Partial: `auxiliaryInfo`, such as the title and the author, is not written.
  ///
  /// - Parameters:
  ///   - consumer: The place of the file.
  ///   - mediaBox: The frame of a page, in points; `nil` for a letter of 612 × 792 points.
  ///   - auxiliaryInfo: Not used.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(pages: PDFPages(box: box), write: consumer.write)
  }

  /// Begins a page of a PDF file. Does nothing in another drawing.
  ///
  /// Partial: of `pageInfo` nothing is read; each page has the frame of the file.
  public func beginPDFPage(_ pageInfo: [String: Any]?) { pages?.beginPage(nil) }

  /// Begins a page of a PDF file. Does nothing in another drawing.
  ///
  /// - Parameter mediaBox: The frame of the page, in points; `nil` for that of the file.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { pages?.beginPage(mediaBox?.pointee) }

  /// Ends the page of a PDF file. Does nothing in another drawing.
  public func endPDFPage() { pages?.endPage() }

  /// Ends the page of a PDF file. Does nothing in another drawing.
  public func endPage() { pages?.endPage() }

  /// Writes the PDF file. Does nothing in another drawing, or if it was called before.
  public func closePDF() { finishPDF() }
}
