import ChatModels
import HeadlessSwiftUI

/// The bubble of a message with a GIF from Giphy, and its buttons while it is unsent.
public struct GiphyAttachmentView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let factory: Factory
    private let message: ChatMessage
    private let width: CGFloat
    private let isFirst: Bool
    @Binding private var scrolledId: String?

    /// - Parameter width: The width of the GIF, in points.
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
            if let giphy = message.giphyAttachments.first {
                LazyGiphyView(source: giphy.previewURL, width: width)
                    .overlay(factory.makeGiphyBadgeViewType(for: message, availableWidth: width))
                if !giphy.actions.isEmpty { buttons(giphy.actions) }
            }
        }
        .frame(width: width)
        .modifier(factory.makeMessageViewModifier(for: MessageModifierInfo(message: message, isFirst: isFirst)))
        .accessibilityIdentifier("GiphyAttachmentView")
    }

    private func buttons(_ actions: [AttachmentAction]) -> some View {
        HStack {
            ForEach(actions.indices, id: \.self) { index in
                Text(actions[index].text)
                    .font(fonts.bodyBold)
                    .foregroundColor(
                        actions[index].style == .primary ? colors.tintColor : Color(colors.textLowEmphasis)
                    )
                    .frame(maxWidth: .infinity)
            }
        }
        .padding(.horizontal, 4)
        .padding(.vertical, 12)
    }
}

/// The first frame of a GIF from Giphy, cropped to a square.
public struct LazyGiphyView: View {
    private let source: URL
    private let width: CGFloat

    /// - Parameter width: In points.
    public init(source: URL, width: CGFloat) {
        self.source = source
        self.width = width
    }

    public var body: some View {
        LoadedImage(url: source)
            .frame(width: width, height: width)
            .clipped()
    }
}

/// The logo of Giphy in the lower leading corner of a GIF.
public struct GiphyBadgeView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    public init() {}

    public var body: some View {
        BottomLeftView {
            HStack(spacing: 4) {
                Image(uiImage: images.commandGiphy)
                    .resizable()
                    .frame(width: 24, height: 24)
                Text("GIPHY")
                    .font(fonts.bodyBold)
                    .foregroundColor(Color(colors.staticColorText))
            }
            .padding(.horizontal, 6)
            .padding(.vertical, 4)
            .background(Color(colors.background5))
            .clipShape(Capsule())
            .padding(8)
        }
        .accessibilityIdentifier("GiphyBadgeView")
    }
}
