import SwiftUI

/// The photos in the form in their order, with the buttons that add, move and remove them.
struct OfferPhotos: View {
    let viewModel: OfferViewModel
    @State private var isChoosing = false
    @State private var isTaking = false

    var body: some View {
        Section {
            ForEach(Array(viewModel.draft.photos.enumerated()), id: \.element.id) { number, photo in
                row(photo, number + 1)
            }
            if viewModel.hasRoomForPhoto {
                if CameraPicker.isAvailable { camera }
                Button {
                    isChoosing = true
                } label: {
                    Text(viewModel.draft.photos.isEmpty ? .offerPhotoLabel : .offerPhotoAnotherLabel)
                }
                .accessibilityIdentifier("offer.photo")
            }
        } footer: {
            Text(.offerPhotoFooter(ListingDraft.mostPhotos))
        }
        .disabled(viewModel.isLoading)
        .photoImporter(isPresented: $isChoosing, atMost: max(1, viewModel.roomForPhotos)) { photos in
            await viewModel.add(photos)
        }
        .fullScreenCover(isPresented: $isTaking) {
            CameraPicker { file in
                isTaking = false
                await viewModel.add(.success(file))
            } drawn: { photo in
                isTaking = false
                Task { await viewModel.add(content: photo) }
            } cancel: {
                isTaking = false
            }
            .ignoresSafeArea()
        }
    }

    private var camera: some View {
        Button {
            isTaking = true
        } label: {
            Text(.offerPhotoTakeLabel)
        }
        .accessibilityIdentifier("offer.photo.take")
    }

    private func row(_ photo: DraftPhoto, _ number: Int) -> some View {
        HStack(spacing: 12) {
            PhotoView(label: Text(.listingPhotoNumberLabel(number, viewModel.draft.title)), name: photo.id) {
                await viewModel.data(of: photo)
            } placeholder: {
                ProgressView()
            }
            .frame(width: 96, height: 72)
            .clipShape(.rect(cornerRadius: 12))
            .accessibilityIdentifier("offer.photo.shown")
            if number == 1 {
                Text(.offerPhotoLeadingLabel)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if number > 1 { forward(photo, number) }
            remove(photo, number)
        }
    }

    private func forward(_ photo: DraftPhoto, _ number: Int) -> some View {
        Button {
            viewModel.moveForward(photo.id)
        } label: {
            Image(systemName: "arrow.up")
                .frame(width: 44, height: 44)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(.offerPhotoForwardLabel(number)))
        .accessibilityIdentifier("offer.photo.forward")
    }

    private func remove(_ photo: DraftPhoto, _ number: Int) -> some View {
        Button(role: .destructive) {
            viewModel.remove(photo.id)
        } label: {
            Image(systemName: "trash")
                .frame(width: 44, height: 44)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(.offerPhotoRemoveLabel(number)))
        .accessibilityIdentifier("offer.photo.remove")
    }
}

#if DEBUG
#Preview("Two photos") {
    let listing = FoodListing.fixture(photo: "bread", morePhotos: ["label"])
    NavigationStack {
        Form {
            OfferPhotos(
                viewModel: OfferViewModel(listing, edit: DefaultEditListingUseCase(repository: MockListingEditRepository())))
        }
    }
}
#endif
