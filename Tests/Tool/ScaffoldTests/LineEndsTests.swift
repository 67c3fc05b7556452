import Foundation
import Testing

@testable import StrataScaffold

/// Tests that files keep the line ends that they have.
@Suite struct LineEndsTests {
  private static let requests = [
    AddRequest(.entity, name: "Order", arguments: ["title:String", "status:open|closed"]),
    AddRequest(.screen, name: "OrderDetail"), AddRequest(.feature, name: "OrderArchive"),
    AddRequest(.endpoint, name: "Order"), AddRequest(.module, name: "Design"),
    AddRequest(.string, name: "Common.Save.label"),
  ]

  @Test(arguments: ProjectLayout.allCases)
  func `a project with CRLF gets the same additions with CRLF`(layout: ProjectLayout) throws {
    var plain = try SampleProject.new(layout, with: "Customer")
    var other = plain.withCRLF
    for request in Self.requests {
      plain = try plain.adding(request)
      other = try other.adding(request)
      #expect(other.differences(to: plain.withCRLF) == [], "\(request.kind)")
      #expect(try request.changes(in: other) == [])
    }
  }

  @Test(arguments: ProjectLayout.allCases)
  func `renaming and removing keep CRLF`(layout: ProjectLayout) throws {
    let plain = try SampleProject.grown(layout, by: "Order")
    let renamed = try RenameRequest("Order", to: "Purchase").plan(in: plain.withCRLF)
    let wanted = try plain.applying(RenameRequest("Order", to: "Purchase").plan(in: plain).changes)
    #expect(plain.withCRLF.applying(renamed.changes).differences(to: wanted.withCRLF) == [])
    let rest = try plain.withCRLF.removing("Order")
    #expect(rest.differences(to: try plain.removing("Order").withCRLF) == [])
  }

  @Test func `a file with both line ends keeps those of the lines that stay`() throws {
    let path = "Trips/DIContainer.swift"
    let mixed = SampleProject.trips.withCRLF.editing(path) {
      $0.replacing("final class DIContainer", with: "// Ours.\nfinal class DIContainer")
        .replacing("struct DIContainer", with: "// Ours.\nstruct DIContainer")
    }
    let after = try mixed.adding(Self.requests[0]).string(path)
    let lines = after.unicodeScalars.split(separator: "\n").map { String($0) }
    let plain = lines.filter { !$0.hasSuffix("\r") }
    #expect(plain == ["// Ours."])
    #expect(after.contains("OrderUseCase"))
  }

  @Test func `a new file of a project with LF gets LF although one file has CRLF`() throws {
    let path = "Trips/Notes.md"
    let mixed = SampleProject.trips.editing(path) { _ in "a\r\nb\r\n" }
    let added = try mixed.adding(Self.requests[0])
    #expect(added.string(path) == "a\r\nb\r\n")
    #expect(added.files.filter { $0.value.contains(UInt8(ascii: "\r")) }.keys.sorted() == [path])
  }
}

extension ProjectSnapshot {
  /// The project with CRLF at the end of each line.
  fileprivate var withCRLF: ProjectSnapshot {
    ProjectSnapshot(
      files: files.mapValues { data in
        Data(String(decoding: data, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
      })
  }
}
