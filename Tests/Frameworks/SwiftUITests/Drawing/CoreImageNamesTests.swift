import SwiftUI
import Testing

@MainActor struct CoreImageNamesTests {
  @Test func `a file that imports SwiftUI alone can use CIFilter and CIImage`() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("HI".utf8), forKey: "inputMessage")
    let picture: CIImage = try #require(filter.outputImage)
    #expect(picture.extent.width == 23)
    #expect(CIDetector(ofType: "CIDetectorTypeFace", context: nil) == nil)
  }
}
