import SwiftUI
import UniformTypeIdentifiers

extension View {
    /// Lets somebody choose a file of a kind that photos are made of.
    func photoImporter(isPresented: Binding<Bool>, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: [.jpeg, .png, .webP], onCompletion: onCompletion)
    }
}
