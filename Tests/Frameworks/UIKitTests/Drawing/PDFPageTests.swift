import Foundation
import SwiftUI
import Testing

@testable import UIKit

/// Tests of drawings on the pages of a PDF file.
@MainActor struct PDFPageTests {
  private func file(_ draw: (CGContext) -> Void) throws -> Data {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: 612, height: 792)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    draw(context)
    #expect(data.length == 0, "nothing is written before the file is closed")
    context.closePDF()
    return Data(referencing: data)
  }

  /// Returns the bytes as text; those that are no letters count as one, too.
  private func words(_ data: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
  }

  @Test func `a file has its pages, with the frame of the file`() throws {
    let data = try file { context in
      for _ in 0..<2 {
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
        context.endPDFPage()
      }
    }
    let text = words(data)
    #expect(text.hasPrefix("%PDF-1.4") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/Count 2") && text.contains("/MediaBox [0 0 612 792]"))
  }

  @Test func `the table at the end names the place of each object`() throws {
    let data = try file { context in
      context.beginPDFPage(nil)
      context.endPDFPage()
    }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { words($0) }
    let start = try #require(lines.firstIndex(of: "xref"))
    let entries = lines[(start + 3)...].prefix { $0.hasSuffix(" n ") }
    #expect(entries.count == 5)
    for (index, line) in entries.enumerated() {
      let place = try #require(Int(line.prefix(10)))
      #expect(words(data.dropFirst(place).prefix(7)) == "\(index + 1) 0 obj")
    }
  }

  @Test func `a rendered view is an image of three pixels a point`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    let data = try file { context in
      context.beginPDFPage(nil)
      renderer.render { size, draw in
        context.saveGState()
        context.translateBy(x: 36, y: size.height)
        draw(context)
        context.restoreGState()
      }
      context.endPDFPage()
    }
    #expect(words(data).contains("/Subtype /Image /Width 60 /Height 30"))
    #expect(words(data).contains("/SMask 5 0 R"))
  }

  @Test func `a file on the disk is written, and a page's URL is refused`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.endPDFPage()
    context.closePDF()
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
    let page = try #require(URL(string: "https://example.com/a.pdf"))
    #expect(CGContext(page as CFURL, mediaBox: nil, nil) == nil)
  }
}
