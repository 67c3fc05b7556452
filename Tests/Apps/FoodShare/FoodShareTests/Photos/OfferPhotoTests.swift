import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftUI
import Testing
import UIKit

@testable import FoodShare
@testable import SwiftUITesting

/// Tests of the photo in the form of an offer.
@MainActor @Suite struct OfferPhotoTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func form(_ drafts: ListingDraftRepository? = nil) -> OfferViewModel {
        let offer = DefaultOfferListingUseCase(
            repository: MockFoodListingRepository(), photos: MockListingPhotoRepository())
        return OfferViewModel(offer: offer, places: MockPlaceService(), drafts: drafts, photoService: DevicePhotoService.shared)
    }

    private func file(_ data: Data) throws -> URL {
        let file = folder.file("chosen.jpg")
        try data.write(to: file)
        return file
    }

    @Test func `a chosen photo is shown in the form, sent with the offer, and can be removed`() async throws {
        let subject = form()
        await subject.add(.success(try file(TestPhoto.camera(width: 300, height: 200))))
        let chosen = try #require(subject.draft.photos.first)
        let shown = try #require(await subject.data(of: chosen))
        #expect(subject.draft.newPhotos[chosen.id]?.small == shown && subject.error == nil && !subject.isLoading)
        subject.remove(chosen.id)
        #expect(subject.draft.photos.isEmpty)
        await subject.add(.success(try file(TestPhoto.camera(width: 300, height: 200))))
        subject.draft.title = "Bread"
        subject.draft.place = .here(.fixture)
        await subject.save()
        #expect(subject.offered?.photo != nil)
    }

    @Test func `an invalid, too large or missing file shows a sentence and keeps the previous photo`() async throws {
        let subject = form()
        await subject.add(.success(try file(TestPhoto.camera(width: 300, height: 200))))
        let before = subject.draft.photos
        for (chosen, error) in [
            (Result<URL, any Error>.success(try file(Data("words".utf8))), AppError.photoUnreadable),
            (.success(folder.file("nowhere.jpg")), .photoUnreadable), (.failure(CocoaError(.fileReadTooLarge)), .photoTooLarge),
            (.failure(CocoaError(.fileReadUnknown)), .photoUnreadable),
        ] {
            await subject.add(chosen)
            #expect(subject.error == error && subject.draft.photos == before)
        }
        await subject.add(.success(try file(Data(count: ListingPhoto.largestFile + 1))))
        #expect(subject.error == .photoTooLarge && subject.draft.photos == before)
    }

    @Test func `photos are moved forward, and a sixth is refused beside its field`() async throws {
        let subject = form()
        for _ in 0..<3 { await subject.add(.success(try file(TestPhoto.camera(width: 30, height: 20)))) }
        let ids = subject.draft.photos.map(\.id)
        #expect(Set(ids).count == 3)
        subject.moveForward(ids[2])
        #expect(subject.draft.photos.map(\.id) == [ids[0], ids[2], ids[1]])
        subject.moveForward(ids[2])
        subject.moveForward(ids[2])
        subject.moveForward("nothing")
        #expect(subject.draft.photos.map(\.id) == [ids[2], ids[0], ids[1]])
        for _ in 0..<2 { await subject.add(.success(try file(TestPhoto.camera(width: 30, height: 20)))) }
        #expect(!subject.hasRoomForPhoto && subject.invalid == nil)
        await subject.add(.success(try file(TestPhoto.camera(width: 30, height: 20))))
        #expect(subject.draft.photos.count == 5 && subject.invalid == .photos)
        subject.remove(ids[0])
        #expect(subject.hasRoomForPhoto && subject.invalid == nil)
    }

    @Test func `a photo that the camera took is added behind the others, and one that cannot be read is named`() async throws {
        let subject = form()
        await subject.add(.success(try file(TestPhoto.camera(width: 300, height: 200))))
        await subject.add(content: try TestPhoto.camera(width: 30, height: 20))
        #expect(subject.draft.photos.count == 2 && subject.error == nil && !subject.isLoading)
        await subject.add(content: nil)
        #expect(subject.draft.photos.count == 2 && subject.error == .photoUnreadable)
    }

    @Test func `the camera hands on the file of a photo unread, and the content of one without a file`() async throws {
        let (files, taken) = AsyncStream.makeStream(of: URL.self)
        var drawn: [Data?] = []
        let camera = CameraPicker {
            taken.yield($0)
        } drawn: {
            drawn.append($0)
        } cancel: {
        }
        let (coordinator, controller) = (camera.makeCoordinator(), UIImagePickerController())
        let image = try #require(UIImage(data: TestPhoto.camera(width: 30, height: 20)))
        let file = try file(Data(count: ListingPhoto.largestFile + 1))
        coordinator.imagePickerController(controller, didFinishPickingMediaWithInfo: [.imageURL: file, .originalImage: image])
        #expect(drawn.isEmpty)
        coordinator.imagePickerController(controller, didFinishPickingMediaWithInfo: [.originalImage: image])
        coordinator.imagePickerController(controller, didFinishPickingMediaWithInfo: [:])
        #expect(drawn.count == 2 && drawn.first??.isEmpty == false && drawn.last == .some(nil))
        var handed: URL?
        for await url in files {
            handed = url
            break
        }
        #expect(handed == file)
    }

    @Test func `a phone's form asks for its camera, and cancelling adds no photo`() async throws {
        let subject = form()
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        #expect(!screen.has("offer.photo.take"), "a wide window is that of a computer")
        screen.surround { $0.isNarrow = true }
        try screen.element("offer.photo.take").tap()
        await screen.settle { $0.has("FileField") }
        #expect(try screen.element("FileField").drawing[.camera] == "environment")
        try screen.element("FileCancel").tap()
        await screen.settle { !$0.has("FileField") }
        #expect(subject.draft.photos.isEmpty && screen.has("offer.photo.take"))
    }

    @Test func `several photos are added in the order of the choice, up to the number that still fits`() async throws {
        let subject = form()
        for _ in 0..<2 { await subject.add(content: try TestPhoto.camera(width: 30, height: 20)) }
        let sizes = [40, 50, 60]
        let photos = try sizes.map { try TestPhoto.camera(width: Double($0), height: 20) }
        let files = photos.enumerated().flatMap { number, photo in
            [#"{"name":"\#(number).jpg"}"#, #"{"data":"\#(photo.base64EncodedString())"}"#]
        }
        let device = Device(id: DeviceID(rawValue: "giver"), requests: PlayedBrowser(parts: files + files))
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} }, device: device)
        try screen.element("offer.photo").tap()
        try screen.element("FileField").send(.change, value: "0.jpg")
        await screen.settle { _ in subject.draft.photos.count == ListingDraft.mostPhotos && !subject.isLoading }
        #expect(subject.error == nil && subject.invalid == nil && !screen.has("offer.photo"))
        let widths = subject.draft.photos.suffix(3).map { photo in
            subject.draft.newPhotos[photo.id].flatMap { UIImage(data: $0.full) }.map { Int($0.size.width) }
        }
        #expect(widths == sizes)
    }

    @Test func `a photo that cannot be read is named, and those chosen with it are added`() async throws {
        let subject = form()
        let photo = try TestPhoto.camera(width: 30, height: 20)
        await subject.add([photo, nil, Data("words".utf8), photo].map { content in ChosenPhoto { content } })
        #expect(subject.draft.photos.count == 2 && subject.error == .photoUnreadable && !subject.isLoading)
        await subject.add(Array(repeating: ChosenPhoto { photo }, count: 4))
        #expect(subject.draft.photos.count == 5 && subject.invalid == .photos && subject.roomForPhotos == 0)
    }

    /// A browser that sends the same files for each request.
    private struct PlayedBrowser: DeviceRequests {
        let parts: [String]

        func begin(_ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void) -> DeviceRequestHandle {
            for part in parts { receive(.part(part)) }
            receive(.done("null"))
            return DeviceRequestHandle()
        }
    }

    /// A browser that sends a photo, which it makes smaller if it is asked to.
    private struct SendingBrowser: DeviceRequests {
        let photo: Data

        func begin(_ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void) -> DeviceRequestHandle {
            let sent = request.arguments.contains(#""shrinks":1048576"#) ? photo : Data(count: 5_000_000)
            receive(.part(#"{"name":"bread.jpg"}"#))
            receive(.part(#"{"data":"\#(sent.base64EncodedString())"}"#))
            receive(.done("null"))
            return DeviceRequestHandle()
        }
    }

    @Test func `a photo that the browser has made smaller is added to the form, twice if it is chosen twice`() async throws {
        let subject = form()
        let browser = SendingBrowser(photo: try TestPhoto.camera(width: 300, height: 200))
        let device = Device(id: DeviceID(rawValue: "giver"), requests: browser)
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} }, device: device)
        for count in 1...2 {
            try screen.element("offer.photo").tap()
            try screen.element("FileField").send(.change, value: "bread.jpg")
            await screen.settle { _ in subject.draft.photos.count == count }
            #expect(subject.error == nil && screen.presented.isEmpty)
        }
    }

    @Test func `the form has a row for each photo, with buttons that move and remove it`() async throws {
        let subject = form()
        for _ in 0..<2 { await subject.add(.success(try file(TestPhoto.camera(width: 30, height: 20)))) }
        let ids = subject.draft.photos.map(\.id)
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle { $0.has("offer.photo.remove") }
        func count(_ identifier: String) -> Int { screen.all(.any, nil).count { $0.identifier == identifier } }
        #expect(count("offer.photo.shown") == 2 && count("offer.photo.forward") == 1 && screen.text.contains("Shown in lists"))
        try screen.element("offer.photo.forward").tap()
        #expect(subject.draft.photos.map(\.id) == [ids[1], ids[0]])
        try #require(screen.all(.any, nil).first { $0.identifier == "offer.photo.remove" }).tap()
        #expect(subject.draft.photos.map(\.id) == [ids[0]])
        await screen.settle { !$0.has("offer.photo.forward") }
        #expect(count("offer.photo.shown") == 1 && count("offer.photo") == 1)
    }

    @Test func `a draft's photos and address are restored, and are removed with the draft`() async throws {
        let store = DocumentStore(try Database(file: folder.file("drafts.sqlite")))
        let drafts = DeviceDraftRepository(store: store)
        let first = form(drafts)
        for width in [30.0, 60, 90] { await first.add(.success(try file(TestPhoto.camera(width: width, height: 20)))) }
        first.draft.address = "12 Mill Lane"
        await first.keep()
        first.moveForward(first.draft.photos[2].id)
        first.remove(first.draft.photos[0].id)
        await first.keep()
        let again = form(drafts)
        await again.load()
        #expect(again.isResumed && again.draft.photos.count == 2 && again.draft.photos == first.draft.photos)
        #expect(again.draft.address == "12 Mill Lane")
        again.startAnew()
        await again.keep()
        let last = form(drafts)
        await last.load()
        #expect(!last.isResumed && last.draft.photos.isEmpty)
    }

    @Test func `a draft that an earlier version stored keeps its photo`() async throws {
        let store = DocumentStore(try Database(file: folder.file("drafts.sqlite")))
        let photo = ListingPhoto(full: Data("large".utf8), small: Data("small".utf8))
        var old = ListingDraftFileDTO(ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600)))
        old.photos = nil
        try await store.collection("draft", of: ListingDraftFileDTO.self).put(old, key: "offer")
        try await store.collection("draft.photo", of: ListingPhotoFileDTO.self).put(ListingPhotoFileDTO(photo), key: "offer")
        let form = form(DeviceDraftRepository(store: store))
        await form.load()
        #expect(form.draft.title == "Bread" && form.draft.newPhotos == ["offer": photo])
    }
}
