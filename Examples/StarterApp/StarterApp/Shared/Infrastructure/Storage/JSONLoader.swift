import Foundation

/// Reads and writes JSON, in the app's bundle and in its files.
class JSONLoader {
    private static var bundle: Bundle {
        #if SWIFT_PACKAGE
        Bundle.module
        #else
        Bundle.main
        #endif
    }

    /// - Throws: ``JSONLoaderError`` with the file's name, if the file is missing or unreadable.
    func load<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
        guard let url = Self.bundle.url(forResource: name, withExtension: "json") else {
            throw JSONLoaderError.missing("\(name).json")
        }
        return try load(type, from: url)
    }

    func load<Value: Decodable>(_ type: Value.Type, from url: URL) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url))
        } catch {
            throw JSONLoaderError.unreadable(url.lastPathComponent)
        }
    }

    func save<Value: Encodable>(_ value: Value, to url: URL) throws {
        try JSONEncoder().encode(value).write(to: url, options: .atomic)
    }
}

enum JSONLoaderError: LocalizedError, Equatable {
    case missing(String)
    case unreadable(String)

    var errorDescription: String? {
        switch self {
        case .missing(let name): return "There is no file “\(name)”."
        case .unreadable(let name): return "The file “\(name)” cannot be read."
        }
    }
}
