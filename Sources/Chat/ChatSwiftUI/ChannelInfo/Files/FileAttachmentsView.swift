import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The screen with the files of a channel, by month.
public struct FileAttachmentsView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    @StateObject private var viewModel: FileAttachmentsViewModel

    public init(channel: ChatChannel) {
        self.init(viewModel: FileAttachmentsViewModel(channel: channel))
    }

    /// Shows the files of a view model.
    public init(viewModel: FileAttachmentsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel)
    }

    public var body: some View {
        ZStack {
            if viewModel.loading {
                LoadingView()
            } else if viewModel.attachmentsDataSource.isEmpty {
                NoContentView(
                    image: .symbol("folder"), title: L10n.ChatInfo.Files.emptyTitle,
                    description: L10n.ChatInfo.Files.emptyDescription, iconSize: .folder, iconMargin: -2)
            } else {
                ScrollView { months }
            }
        }
        .navigationTitle(L10n.ChatInfo.Files.title)
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("FileAttachmentsView")
    }

    private var months: some View {
        LazyVStack(spacing: 0) {
            ForEach(viewModel.attachmentsDataSource) { month in
                HStack {
                    Text(month.displayName)
                        .font(fonts.bodyBold)
                        .foregroundColor(Color(colors.text))
                    Spacer()
                }
                .standardPadding()
                .background(Color(colors.background1))
                ForEach(month.attachments) { attachment in
                    row(of: attachment)
                    Divider()
                }
            }
        }
    }

    private func row(of attachment: ChatMessageFileAttachment) -> some View {
        HStack {
            FileAttachmentDisplayView(
                url: attachment.assetURL, title: attachment.title ?? "", sizeString: attachment.file.localizedSize)
            Spacer()
        }
        .standardPadding()
        .onAppear { viewModel.loadAdditionalAttachments(after: attachment) }
    }
}
