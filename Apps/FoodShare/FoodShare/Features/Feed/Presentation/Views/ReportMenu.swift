import SwiftUI

/// A menu of actions against an unwanted listing: reporting it, and hiding its giver's listings.
struct ReportMenu: View {
    let viewModel: ListingDetailsViewModel
    @State private var isReporting = false
    @State private var isBlocking = false

    var body: some View {
        Menu {
            Button {
                isReporting = true
            } label: {
                Label {
                    Text(.listingReportLabel)
                } icon: {
                    Image(systemName: "exclamationmark.bubble")
                }
            }
            if viewModel.hasGiver {
                Button(role: .destructive) {
                    isBlocking = true
                } label: {
                    Label {
                        Text(.listingBlockLabel)
                    } icon: {
                        Image(systemName: "eye.slash")
                    }
                }
            }
        } label: {
            Label {
                Text(.listingMoreLabel)
            } icon: {
                Image(systemName: "ellipsis.circle")
            }
        }
        .accessibilityIdentifier("listing.more")
        .confirmationDialog(Text(.listingReportTitle), isPresented: $isReporting, titleVisibility: .visible) {
            ForEach(ReportReason.allCases, id: \.self) { reason in
                Button {
                    Task { await viewModel.report(for: reason) }
                } label: {
                    Text(reason.name)
                }
            }
        }
        .confirmationDialog(Text(.listingBlockTitle), isPresented: $isBlocking, titleVisibility: .visible) {
            Button(role: .destructive) {
                Task { await viewModel.blockGiver() }
            } label: {
                Text(.listingBlockLabel)
            }
        }
    }
}

extension ReportReason {
    var name: LocalizedStringResource {
        switch self {
        case .notFood: .reportNotFoodName
        case .spoiled: .reportSpoiledName
        case .offensive: .reportOffensiveName
        case .scam: .reportScamName
        }
    }
}
