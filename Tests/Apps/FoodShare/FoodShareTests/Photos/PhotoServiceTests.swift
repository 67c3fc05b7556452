import Foundation
import Testing
import UIKit

@testable import FoodShare

/// Tests of the conversion of a chosen file to a photo.
@Suite struct PhotoServiceTests {
    @Test func `a photo is re-encoded in two sizes without its GPS and EXIF metadata`() async throws {
        let file = try TestPhoto.camera()
        #expect(file.range(of: Data(TestPhoto.place.utf8)) != nil)
        let photo = try await DevicePhotoService.shared.photo(from: file)
        let full = try #require(UIImage(data: photo.full))
        let small = try #require(UIImage(data: photo.small))
        #expect(full.size == CGSize(width: 1_280, height: 720) && small.size == CGSize(width: 960, height: 540))
        for data in [photo.full, photo.small] {
            #expect(data.range(of: Data("GPS".utf8)) == nil && data.range(of: Data("Exif".utf8)) == nil)
            #expect(data.prefix(3) == Data([0xFF, 0xD8, 0xFF]) && data.count <= 1_000_000)
        }
    }

    @Test func `a small photo is not enlarged`() async throws {
        let photo = try await DevicePhotoService.shared.photo(from: TestPhoto.camera(width: 270, height: 600))
        #expect(UIImage(data: photo.full)?.size == CGSize(width: 270, height: 600))
        #expect(UIImage(data: photo.small)?.size == CGSize(width: 270, height: 600))
    }

    @Test func `an upright photo of a phone fills a card of 358 points with two pixels to a point`() async throws {
        let photo = try await DevicePhotoService.shared.photo(from: TestPhoto.camera(width: 1_500, height: 2_000))
        #expect(UIImage(data: photo.small)?.size == CGSize(width: 720, height: 960))
    }

    @Test func `a file with too many bytes or pixels is refused before it is drawn`() async throws {
        let padded = try TestPhoto.camera() + Data(count: ListingPhoto.largestFile)
        for file in [padded, TestPhoto.enormous] {
            await #expect(throws: AppError.photoTooLarge) { try await DevicePhotoService.shared.photo(from: file) }
        }
    }

    @Test(arguments: [
        Data(), Data("%PDF-1.4".utf8), Data([0xFF, 0xD8, 0xFF]), Data(#"<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>"#.utf8),
    ])
    func `a file that is not a photo is refused`(file: Data) async throws {
        await #expect(throws: AppError.photoUnreadable) { try await DevicePhotoService.shared.photo(from: file) }
    }

    @Test func `a truncated photo is refused`() async throws {
        let file = try TestPhoto.camera()
        await #expect(throws: AppError.photoUnreadable) {
            try await DevicePhotoService.shared.photo(from: file.prefix(file.count / 2))
        }
    }
}
