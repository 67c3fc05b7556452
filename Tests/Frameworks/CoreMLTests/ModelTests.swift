import CoreML
import Foundation
import Testing

@Suite struct ModelTests {
  @Test func `loading an MLModel throws an error`() {
    let place = URL(fileURLWithPath: "/Sleep.mlmodelc")
    #expect(throws: MLModelError(.io)) {
      try MLModel(contentsOf: place, configuration: MLModelConfiguration())
    }
  }
}
