// This file imports SwiftUI and no other module of this project, as an app's file would, and it is
// compiled without the option that adds imports. That it compiles is half of the test.
import SwiftUI
import Testing

private struct Future: Equatable { var years: Int }
private struct Just: Equatable { var value: Int }
private struct Record: Identifiable, Equatable {
  var id: Int
  var future: Future
}
private protocol Subject: AnyObject { var records: [Record] { get } }
private final class Author: Subject { var records = [Record(id: 1, future: Future(years: 3))] }

private struct Records: View {
  let records: [Record]

  var body: some View { ForEach(records) { Text("\($0.future.years)") } }
}

/// Tests of the names that a file sees with `import SwiftUI` alone.
struct ImportSwiftUIOnlyTests {
  @Test func `importing SwiftUI alone provides URLSession and URLRequest`() async throws {
    var request = URLRequest(url: URL(filePath: "/"))
    request.httpMethod = "POST"
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    #expect(request.value(forHTTPHeaderField: "content-type") == "text/plain")
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "data:text/plain,hello"))
    let (data, response) = try await session.data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "hello")
    #expect(response.mimeType == "text/plain")
  }

  @MainActor
  @Test func `an app's types may be called Future, Just, Record and Subject beside SwiftUI`() {
    let subject: any Subject = Author()
    #expect(subject.records.first?.future == Future(years: 3))
    #expect(Just(value: 1) == Just(value: 1))
    #expect(Records(records: subject.records).records.count == 1)
  }
}
