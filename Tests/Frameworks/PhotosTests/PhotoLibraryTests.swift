import Foundation
import Photos
import StrataDeviceServices
import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(5))) struct PhotoLibraryTests {
  private struct Saved: Decodable {
    var name: String
    var type: String
    var data: String
  }

  /// Returns the data of a small picture.
  @MainActor private func picture() -> Data {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).pngData { _ in }
  }

  private func saved(_ window: PlayedWindow) throws -> [Saved] {
    try window.asked.map { try JSONDecoder().decode(Saved.self, from: Data($0.arguments.utf8)) }
  }

  @Test func `saving an image to the photo library downloads its data in the browser`() async throws
  {
    let data = await picture()
    let image = try #require(UIImage(data: data))
    let window = PlayedWindow { _ in [.done("null")] }
    try await DeviceHost.$current.withValue(window.device) {
      try await PHPhotoLibrary.shared().performChanges {
        PHAssetChangeRequest.creationRequestForAsset(from: image)
      }
    }
    let file = try #require(try saved(window).first)
    #expect((file.name, file.type) == ("Photo.png", "image/png"))
    #expect(Data(base64Encoded: file.data) == data)
    #expect(window.asked.map(\.service) == ["file.save"])
  }

  @Test func `no photo is saved if one of several image files does not exist`() async throws {
    let image = try #require(UIImage(data: await picture()))
    let window = PlayedWindow { _ in [.done("null")] }
    let error = await #expect(throws: PHPhotosError.self) {
      try await DeviceHost.$current.withValue(window.device) {
        try await PHPhotoLibrary.shared().performChanges {
          PHAssetChangeRequest.creationRequestForAsset(from: image)
          PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
        }
      }
    }
    #expect(error?.code == .missingResource && window.asked.isEmpty)
  }

  @Test func `saving to the photo library throws userCancelled if the browser refuses the file`()
    async throws
  {
    let data = await picture()
    let window = PlayedWindow { _ in [.failed(.refused("failed"))] }
    let error = await #expect(throws: PHPhotosError.self) {
      try await DeviceHost.$current.withValue(window.device) {
        try await PHPhotoLibrary.shared().performChanges {
          PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
        }
      }
    }
    #expect(error?.code == .userCancelled)
    #expect(try saved(window).map(\.name) == ["Photo.png"])
  }

  @Test func `photo library access is limited for reading and authorized for adding`() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .limited)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
  }
}
