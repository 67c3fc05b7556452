// This file imports Foundation and no module of this project, as an app's model would. That it
// compiles is half of the test.
import Foundation
import Testing

private final class Model: ObservableObject {
  @Published var count = 1
  var changes: ObservableObjectPublisher { objectWillChange }
}

struct ObservableModelTests {
  @Test
  func `an ObservableObject with published values can be declared with only Foundation imported`() {
    let model = Model()
    model.count += 1
    #expect(model.count == 2)
    #expect(model.changes === model.objectWillChange)
  }

  @Test func `XML is parsed with only Foundation imported`() {
    #expect(XMLParser(data: Data("<trips/>".utf8)).parse())
  }
}
