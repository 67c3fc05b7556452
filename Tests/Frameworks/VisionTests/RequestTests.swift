import Foundation
import Testing
import Vision

@Suite struct RequestTests {
  @Test func `no codes are found, and a question ends with an error`() throws {
    var heard: VNError?
    let request = VNDetectBarcodesRequest { _, error in heard = error as? VNError }
    #expect(try request.supportedSymbologies().isEmpty)
    let handler = VNImageRequestHandler(data: Data())
    #expect(throws: VNError(.notImplemented)) { try handler.perform([request]) }
    #expect(heard == VNError(.notImplemented) && request.results == nil)
  }
}
