import Foundation

protocol LocalStorage: Sendable {
    /// - Returns: `nil` if nothing is stored under the name.
    func read(_ name: String) throws -> (data: Data, date: Date)?
    func write(_ data: Data, date: Date, to name: String) throws
}

/// Stores values as files in a folder, by default in the app's folder of caches.
struct FileStorage: LocalStorage {
    var folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        .appending(path: "Staff")

    func read(_ name: String) throws -> (data: Data, date: Date)? {
        let file = folder.appending(path: name)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        let date = attributes[.modificationDate] as? Date ?? .distantPast
        return (try Data(contentsOf: file), date)
    }

    func write(_ data: Data, date: Date, to name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try data.write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
}
