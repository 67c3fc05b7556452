import SwiftUI

/// The photo in the form: the buttons that choose and remove it, and its preview.
struct OfferPhoto: View {
    let viewModel: OfferViewModel
    @State private var isChoosing = false
    /// A counter that is increased with each chosen photo, so that each has a new identity.
    @State private var chosen = 0

    var body: some View {
        Section {
            if let photo = viewModel.draft.photo {
                PhotoView(label: Text(.listingPhotoLabel(viewModel.draft.title)), name: name(photo)) {
                    await viewModel.photo()
                } placeholder: {
                    ProgressView()
                }
                .frame(height: 200)
                .clipShape(.rect(cornerRadius: 12))
                .accessibilityIdentifier("offer.photo.shown")
            }
            Button {
                isChoosing = true
            } label: {
                Text(viewModel.draft.photo == nil ? .offerPhotoLabel : .offerPhotoAnotherLabel)
            }
            .accessibilityIdentifier("offer.photo")
            if viewModel.draft.photo != nil {
                Button(role: .destructive) {
                    viewModel.removePhoto()
                } label: {
                    Text(.offerPhotoRemoveLabel)
                }
                .accessibilityIdentifier("offer.photo.remove")
            }
        } footer: {
            Text(.offerPhotoFooter)
        }
        .disabled(viewModel.isLoading)
        .photoImporter(isPresented: $isChoosing) { file in
            Task {
                await viewModel.choose(file)
                chosen += 1
            }
        }
    }

    private func name(_ photo: DraftPhoto) -> String {
        switch photo {
        case .kept(let name): name
        case .new: "\(chosen)"
        }
    }
}
