import Foundation
import Testing

@testable import StrataWorkers

/// Tests of the answers that a front gives without a worker.
@Suite struct FrontAnswerTests {
  private func lines(_ answer: FrontAnswer, isHead: Bool = false) -> [String] {
    String(decoding: answer.bytes(isHead: isHead), as: UTF8.self)
      .components(separatedBy: "\r\n")
  }

  @Test func `the front's response has a Content-Length and closes the connection`() {
    let lines = lines(FrontAnswer(status: 200, text: "réady\n"))
    #expect(lines.first == "HTTP/1.1 200 OK")
    #expect(lines.contains("content-length: 7"))
    #expect(lines.contains("connection: close"))
    #expect(lines.suffix(2) == ["", "réady\n"])
  }

  @Test func `the front's response to HEAD has a Content-Length but no body`() {
    let lines = lines(FrontAnswer(status: 200, text: "ready\n"), isHead: true)
    #expect(lines.contains("content-length: 6"))
    #expect(lines.suffix(2) == ["", ""])
  }

  @Test func `the limit of connections that wait for a worker leaves descriptors for the workers`()
  {
    #expect(Front.mostCallers(descriptors: 20_000, workers: 4) == 1_024)
    #expect(Front.mostCallers(descriptors: 1_024, workers: 200) == 760)
    #expect(Front.mostCallers(descriptors: 256, workers: 300) == 16)
  }

  @Test func `a response that refuses a visitor for lack of a worker says when to retry`() {
    #expect(lines(.full).first == "HTTP/1.1 503 Service Unavailable")
    #expect(lines(.full).contains("retry-after: 30"))
    #expect(lines(.unready).contains("refresh: 1"))
    #expect(lines(.tooMany).first == "HTTP/1.1 429 Too Many Requests")
  }

  @Test func `additional header fields of a response precede the empty line after the head`() {
    let bytes = FrontAnswer.unready.bytes(isHead: true, fields: ["Only-TLS": "yes"])
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.firstIndex(of: "only-tls: yes").map { $0 > 0 && $0 < lines.count - 2 } == true)
    #expect(lines.suffix(2) == ["", ""])
  }

  @Test func `an ambiguous request is refused with 400 and without a header that asks to retry`() {
    #expect(lines(.unclear).first == "HTTP/1.1 400 Bad Request")
    #expect(!lines(.unclear).contains { $0.hasPrefix("re") }, "a browser need not try it again")
    #expect(lines(.misdirected).first == "HTTP/1.1 421 Misdirected Request")
    #expect(lines(.tooLong).first == "HTTP/1.1 431 Request Header Fields Too Large")
  }
}
