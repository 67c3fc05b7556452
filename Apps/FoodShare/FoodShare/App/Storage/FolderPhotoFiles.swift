import Foundation

/// Photos as files in a folder beside the database. Each appears whole or not at all.
struct FolderPhotoFiles: PhotoFiles {
    let folder: URL

    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data? {
        do {
            return try Data(contentsOf: file(name, size))
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        }
    }

    func put(_ photo: ListingPhoto, name: String) async throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(name, isDirectory: true), withIntermediateDirectories: true)
        for size in ListingPhoto.Size.allCases { try photo.data(size).write(to: file(name, size), options: .atomic) }
    }

    func remove(_ name: String) async throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name, isDirectory: true))
        // The listing's own folder goes with its last photo; one that is not empty stays.
        rmdir(folder.appendingPathComponent(name).deletingLastPathComponent().path)
    }

    private func file(_ name: String, _ size: ListingPhoto.Size) -> URL {
        folder.appendingPathComponent(name, isDirectory: true).appendingPathComponent("\(size.rawValue).jpg")
    }
}
