import SwiftUI
import UIKit

/// A photo in a fixed frame that is loaded when it comes into view. Shows `placeholder` until then and on failure.
struct PhotoView<Placeholder: View>: View {
    /// The accessibility label; `nil` if the text beside the photo describes it.
    let label: Text?
    /// The name that identifies the photo: if it changes, another photo is loaded.
    let name: String
    let load: () async -> Data?
    @ViewBuilder let placeholder: Placeholder
    @State private var image: UIImage?

    var body: some View {
        ZStack {
            if let image {
                Image(uiImage: image)
                    .resizable()
                    .scaledToFill()
                    // Without it the frame would take the size of the photo instead of the room that there is.
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            } else {
                placeholder
            }
        }
        .task(id: name) {
            image = nil
            image = await load().flatMap { UIImage(data: $0) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(label ?? Text(verbatim: ""))
        .accessibilityAddTraits(.isImage)
        .accessibilityHidden(label == nil)
    }
}
