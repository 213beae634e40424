import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI

extension View {
    /// Shows the upload progress of an attachment in a corner; nothing without an upload.
    public func withUploadingStateIndicator(for uploadState: AttachmentUploadingState?, url: URL) -> some View {
        modifier(AttachmentUploadingStateModifier(uploadState: uploadState, url: url))
    }
}

/// Overlays the state of an upload on an attachment.
struct AttachmentUploadingStateModifier: ViewModifier {
    let uploadState: AttachmentUploadingState?
    let url: URL

    func body(content: Content) -> some View {
        content.overlay(uploadState.map { AttachmentUploadingStateView(uploadState: $0, url: url) })
    }
}

/// The state of an upload: a percentage, an arrow to retry, or a check mark.
struct AttachmentUploadingStateView: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    let uploadState: AttachmentUploadingState
    let url: URL

    var body: some View {
        switch uploadState.state {
        case .pendingUpload: corner { PercentageProgressView(progress: 0) }
        case .uploading(let progress): corner { PercentageProgressView(progress: progress) }
        case .uploadingFailed: corner { failure }
        case .uploaded: TopRightView { tick }
        case .unknown: EmptyView()
        }
    }

    private func corner<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
        BottomRightView { content().padding(8) }
    }

    private var failure: some View {
        Image(uiImage: images.messageListErrorIndicator)
            .customizable()
            .frame(width: 23, height: 23)
            .foregroundColor(Color(colors.alert))
            .background(Color.white)
            .clipShape(Circle())
            .accessibilityIdentifier("UploadingFailed")
    }

    private var tick: some View {
        Image(uiImage: images.confirmCheckmark)
            .customizable()
            .frame(width: 20, height: 20)
            .foregroundColor(colors.tintColor)
            .background(Color.white)
            .clipShape(Circle())
            .accessibilityIdentifier("Uploaded")
            .padding(8)
    }
}

/// A spinner and a percentage, white on a dark background.
struct PercentageProgressView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    /// From 0 to 1.
    let progress: Double

    var body: some View {
        HStack(spacing: 4) {
            ProgressView()
                .progressViewStyle(CircularProgressViewStyle(tint: Color(colors.staticColorText)))
                .scaleEffect(0.7)
            Text(LocalizedNumber.percentage(Int(min(max(progress, 0), 1) * 100)))
                .font(fonts.footnote)
                .foregroundColor(Color(colors.staticColorText))
        }
        .padding(4)
        .background(Color.black.opacity(0.7))
        .cornerRadius(8)
    }
}
