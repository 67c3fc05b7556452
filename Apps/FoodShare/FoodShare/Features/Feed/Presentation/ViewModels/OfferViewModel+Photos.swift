import Foundation

/// The form's photos, in their order.
extension OfferViewModel {
    /// The number of photos for which the draft has room.
    var roomForPhotos: Int { max(0, ListingDraft.mostPhotos - draft.photos.count) }

    /// A Boolean value that indicates whether the draft has room for another photo.
    var hasRoomForPhoto: Bool { roomForPhotos > 0 }

    func remove(_ photo: DraftPhoto.ID) {
        draft.photos.removeAll { $0.id == photo }
    }

    /// Moves a photo one place towards the front. The first photo leads in lists.
    func moveForward(_ photo: DraftPhoto.ID) {
        guard let place = draft.photos.firstIndex(where: { $0.id == photo }), place > 0 else { return }
        draft.photos.swapAt(place, place - 1)
    }

    /// Reads a photo from a file, and adds it behind the others. If the file is not a photo, none is added.
    func add(_ file: Result<URL, any Error>) async {
        await work(in: .photos) { try await append { try Self.bytes(of: file) } }
    }

    /// Adds a photo that the camera has taken without a file behind the others.
    ///
    /// - Parameter photo: The photo's content; `nil` if it cannot be read.
    func add(content photo: Data?) async {
        await add([ChosenPhoto { photo }])
    }

    /// Adds chosen photos behind the others, in their order. One that cannot be added does not keep those behind it from being
    /// added.
    ///
    /// - Parameter photos: The photos.
    func add(_ photos: [ChosenPhoto]) async {
        await work(in: .photos) {
            var problem: (any Error)?
            for photo in photos {
                let content = await photo.content()
                do {
                    try await append { if let content { content } else { throw AppError.photoUnreadable } }
                } catch {
                    problem = problem ?? error
                }
            }
            if let problem { throw problem }
        }
    }

    private func append(_ bytes: () throws -> Data) async throws {
        guard let photoService else { return }
        guard hasRoomForPhoto else { throw InvalidDraft.photos }
        let photo = try await photoService.photo(from: bytes())
        draft.photos.append(.new(photo, id: UUID().uuidString))
    }

    /// Returns the content of a chosen file, or throws the error to show.
    private static func bytes(of file: Result<URL, any Error>) throws -> Data {
        do {
            return try contents(of: file.get())
        } catch CocoaError.fileReadTooLarge {
            throw AppError.photoTooLarge
        } catch is CocoaError {
            throw AppError.photoUnreadable
        }
    }

    private static func contents(of file: URL) throws -> Data {
        let isOpened = file.startAccessingSecurityScopedResource()
        defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
        let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        guard size <= ListingPhoto.largestFile else { throw AppError.photoTooLarge }
        return try Data(contentsOf: file)
    }
}
