// This file imports Foundation and no module of this project, as an app's model would. Its types have
// names of Combine's, which a file that imports Foundation alone does not see.
import Foundation
import Testing

private struct Future: Codable, Equatable { var years: Int }
private struct Just: Equatable { var value: Int }
private struct Record: Identifiable, Equatable {
  var id: Int
  var future: Future
  static let empty = Record(id: 0, future: Future(years: 0))
}
private protocol Subject: AnyObject { var records: [Record] { get } }
private final class Author: Subject { var records = [Record.empty] }

struct OwnNamesTests {
  @Test func `an app's types may be called Future, Just, Record and Subject beside Foundation`()
    throws
  {
    let future = try JSONDecoder().decode(Future.self, from: Data(#"{"years": 3}"#.utf8))
    let subject: any Subject = Author()
    #expect(Record(id: 1, future: future).future.years == 3)
    #expect(subject.records == [Record.empty])
    #expect(Just(value: 1) == Just(value: 1))
  }
}
