import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The bubble of a message with files: a card for each, and the text below them.
public struct FileAttachmentsContainer<Factory: ViewFactory>: View {
    private let factory: Factory
    private let message: ChatMessage
    private let width: CGFloat
    private let isFirst: Bool
    @Binding private var scrolledId: String?

    /// - Parameter width: The width of a card, in points.
    public init(
        factory: Factory, message: ChatMessage, width: CGFloat, isFirst: Bool, scrolledId: Binding<String?>
    ) {
        self.factory = factory
        self.message = message
        self.width = width
        self.isFirst = isFirst
        _scrolledId = scrolledId
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            factory.quote(in: message, scrolledId: $scrolledId)
            VStack(alignment: .leading, spacing: 4) {
                ForEach(message.fileAttachments) { FileAttachmentView(attachment: $0, width: width, isFirst: isFirst) }
            }
            if !message.text.isEmpty {
                StreamTextView(message: message)
                    .standardPadding()
                    .padding(.leading, 4)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .padding(4)
        .modifier(factory.makeMessageViewModifier(for: MessageModifierInfo(message: message, isFirst: isFirst)))
        .accessibilityIdentifier("FileAttachmentsContainer")
    }
}

/// The card of a file: its icon, its name and its size.
public struct FileAttachmentView: View {
    @Injected(\.colors) private var colors

    private let attachment: ChatMessageFileAttachment
    private let width: CGFloat

    /// - Parameter width: In points.
    public init(attachment: ChatMessageFileAttachment, width: CGFloat, isFirst: Bool) {
        self.attachment = attachment
        self.width = width
    }

    public var body: some View {
        HStack {
            FileAttachmentDisplayView(
                url: attachment.assetURL, title: attachment.title ?? "", sizeString: attachment.file.localizedSize)
            Spacer()
        }
        .padding(8)
        .background(Color(colors.background))
        .frame(width: width)
        .roundWithBorder()
        .withUploadingStateIndicator(for: attachment.uploadingState, url: attachment.assetURL)
        .accessibilityIdentifier("FileAttachmentView")
    }
}

/// The icon of a file beside its name and its size.
public struct FileAttachmentDisplayView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    private let url: URL
    private let title: String
    private let sizeString: String?

    public init(url: URL, title: String, sizeString: String) {
        self.init(url: url, title: title, size: sizeString)
    }

    /// - Parameter size: `nil` if unknown, without a line for it.
    init(url: URL, title: String, size sizeString: String?) {
        self.url = url
        self.title = title
        self.sizeString = sizeString
    }

    public var body: some View {
        HStack {
            Image(uiImage: images.fileIcon(for: url))
                .resizable()
                .scaledToFit()
                .frame(width: 34, height: 40)
                .accessibilityIdentifier("FileIcon")
            VStack(alignment: .leading, spacing: 8) {
                Text(title)
                    .font(fonts.bodyBold)
                    .lineLimit(1)
                    .foregroundColor(Color(colors.text))
                if let sizeString {
                    Text(sizeString)
                        .font(fonts.footnote)
                        .lineLimit(1)
                        .foregroundColor(Color(colors.textLowEmphasis))
                }
            }
        }
    }
}

extension Images {
    /// The icon of the file at a URL, by its file extension.
    func fileIcon(for url: URL) -> UIImage { documentPreviews[url.pathExtension.lowercased()] ?? fileFallback }
}
