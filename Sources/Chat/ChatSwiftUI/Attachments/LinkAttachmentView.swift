import ChatModels
import HeadlessSwiftUI

/// The bubble of a message with a link: the text, and a preview of the first link.
public struct LinkAttachmentContainer<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors

    private let factory: Factory
    private let message: ChatMessage
    private let width: CGFloat
    private let isFirst: Bool
    @Binding private var scrolledId: String?

    /// - Parameter width: The width of the preview, in points.
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
            StreamTextView(message: message)
                .standardPadding()
                .fixedSize(horizontal: false, vertical: true)
            if let link = message.linkAttachments.first {
                LinkAttachmentView(linkAttachment: link, width: width, isFirst: isFirst)
            }
        }
        .padding(.bottom, 8)
        .modifier(
            factory.makeMessageViewModifier(
                for: MessageModifierInfo(
                    message: message, isFirst: isFirst,
                    injectedBackgroundColor: colors.highlightedAccentBackground1))
        )
        .accessibilityIdentifier("LinkAttachmentContainer")
    }
}

/// The preview of a link: an image with the author in its corner, a title and a description.
public struct LinkAttachmentView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let linkAttachment: ChatMessageLinkAttachment
    private let width: CGFloat
    private let padding: CGFloat = 8

    /// - Parameter width: In points, including the padding on both sides.
    public init(linkAttachment: ChatMessageLinkAttachment, width: CGFloat, isFirst: Bool) {
        self.linkAttachment = linkAttachment
        self.width = width
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: padding) {
            if !isImageHidden {
                LoadedImage(url: linkAttachment.previewURL)
                    .frame(width: width - 2 * padding, height: (width - 2 * padding) / 2)
                    .overlay(linkAttachment.author.map { author($0) })
                    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            }
            VStack(alignment: .leading, spacing: 3) {
                if let title = linkAttachment.title {
                    Text(title).font(fonts.footnoteBold).lineLimit(1)
                }
                if let description = linkAttachment.text {
                    Text(description).font(fonts.footnote).lineLimit(3)
                }
            }
        }
        .padding(.horizontal, padding)
        .frame(width: width, alignment: .leading)
        .accessibilityIdentifier("LinkAttachmentView")
    }

    private func author(_ name: String) -> some View {
        BottomLeftView {
            Text(name)
                .font(fonts.bodyBold)
                .foregroundColor(colors.tintColor)
                .standardPadding()
                .bubble(
                    with: Color(colors.highlightedAccentBackground1), corners: [.topRight], borderColor: .clear)
        }
    }

    private var isImageHidden: Bool { linkAttachment.previewURL == nil }
}
