import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

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
        await subject.choose(.success(try file(TestPhoto.camera(width: 300, height: 200))))
        let shown = try #require(await subject.photo())
        #expect(subject.draft.newPhoto?.full == shown && subject.error == nil && !subject.isLoading)
        subject.removePhoto()
        #expect(subject.draft.photo == nil)
        #expect(await subject.photo() == nil)
        await subject.choose(.success(try file(TestPhoto.camera(width: 300, height: 200))))
        subject.draft.title = "Bread"
        subject.draft.place = .here(.fixture)
        await subject.save()
        #expect(subject.offered?.photo != nil)
    }

    @Test func `an invalid, too large or missing file shows a sentence and keeps the previous photo`() async throws {
        let subject = form()
        await subject.choose(.success(try file(TestPhoto.camera(width: 300, height: 200))))
        let before = subject.draft.photo
        for (chosen, error) in [
            (Result<URL, any Error>.success(try file(Data("words".utf8))), AppError.photoUnreadable),
            (.success(folder.file("nowhere.jpg")), .photoUnreadable), (.failure(CocoaError(.fileReadTooLarge)), .photoTooLarge),
            (.failure(CocoaError(.fileReadUnknown)), .photoUnreadable),
        ] {
            await subject.choose(chosen)
            #expect(subject.error == error && subject.draft.photo == before)
        }
        await subject.choose(.success(try file(Data(count: ListingPhoto.largestFile + 1))))
        #expect(subject.error == .photoTooLarge && subject.draft.photo == before)
    }

    @Test func `a draft's photo is restored and is removed with the draft`() async throws {
        let store = DocumentStore(try Database(file: folder.file("drafts.sqlite")))
        let drafts = DeviceDraftRepository(store: store)
        let first = form(drafts)
        await first.choose(.success(try file(TestPhoto.camera(width: 300, height: 200))))
        await first.keep()
        let again = form(drafts)
        await again.load()
        #expect(again.isResumed && again.draft.newPhoto != nil && again.draft.photo == first.draft.photo)
        again.startAnew()
        await again.keep()
        let last = form(drafts)
        await last.load()
        #expect(!last.isResumed && last.draft.photo == nil)
    }
}
