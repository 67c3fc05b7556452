import SwiftUI
import UniformTypeIdentifiers

extension View {
    /// Presents a file importer for the formats of photos that the app reads.
    func photoImporter(isPresented: Binding<Bool>, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: [.jpeg, .png, .webP], onCompletion: onCompletion)
    }
}
