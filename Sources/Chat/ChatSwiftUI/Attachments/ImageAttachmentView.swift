import ChatModels
import HeadlessSwiftUI

/// The bubble of a message with photos: a quoted message, a grid and the text below it.
public struct ImageAttachmentContainer<Factory: ViewFactory>: View {
    private let factory: Factory
    private let message: ChatMessage
    private let width: CGFloat
    private let isFirst: Bool
    @Binding private var scrolledId: String?

    /// - Parameter width: The width of the grid, in points.
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
            ImageAttachmentView(message: message, width: width)
            if !message.text.isEmpty { AttachmentTextView(message: message) }
        }
        .frame(width: width)
        .modifier(factory.makeMessageViewModifier(for: MessageModifierInfo(message: message, isFirst: isFirst)))
        .accessibilityIdentifier("ImageAttachmentContainer")
    }
}

/// The photos of a message in a grid of at most four, with an aspect ratio of 4:3.
public struct ImageAttachmentView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let sources: [MediaAttachment]
    private let width: CGFloat
    private let spacing: CGFloat = 2

    /// - Parameter width: In points.
    public init(message: ChatMessage, width: CGFloat) {
        sources = message.mediaAttachments
        self.width = width
    }

    public var body: some View {
        Group {
            switch sources.count {
            case 1:
                cell(0, width, height)
            case 2:
                HStack(spacing: spacing) {
                    cell(0, half(width), height)
                    cell(1, half(width), height)
                }
            case 3:
                HStack(spacing: spacing) {
                    cell(0, half(width), height)
                    column(1, 2)
                }
            default:
                HStack(spacing: spacing) {
                    column(0, 2)
                    column(1, 3)
                }
            }
        }
        .frame(width: width, height: height)
    }

    /// Two of the photos, one below the other.
    private func column(_ upper: Int, _ lower: Int) -> some View {
        VStack(spacing: spacing) {
            cell(upper, half(width), half(height))
            cell(lower, half(width), half(height))
                .overlay(lower == 3 && sources.count > 4 ? restCount : nil)
        }
    }

    @ViewBuilder
    private func cell(_ index: Int, _ width: CGFloat, _ height: CGFloat) -> some View {
        if sources.indices.contains(index) {
            LazyLoadingImage(source: sources[index], width: width, height: height)
        }
    }

    /// The number of hidden photos.
    private var restCount: some View {
        ZStack {
            Color.black.opacity(0.4)
            Text("+\(sources.count - 4)")
                .font(fonts.title)
                .foregroundColor(Color(colors.staticColorText))
        }
    }

    private var height: CGFloat { 3 * width / 4 }

    private func half(_ length: CGFloat) -> CGFloat { (length - spacing) / 2 }
}
