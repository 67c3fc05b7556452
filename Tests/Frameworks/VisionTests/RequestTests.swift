import Foundation
import Testing
import Vision

@Suite struct RequestTests {
  @Test func `a barcode request supports no symbologies, and performing it throws notImplemented`()
    throws
  {
    var heard: VNError?
    let request = VNDetectBarcodesRequest { _, error in heard = error as? VNError }
    #expect(try request.supportedSymbologies().isEmpty)
    let handler = VNImageRequestHandler(data: Data())
    #expect(throws: VNError(.notImplemented)) { try handler.perform([request]) }
    #expect(heard == VNError(.notImplemented) && request.results == nil)
  }
}
