import ChatModels
import ChatUI
import HeadlessUIKit
import Styles

extension Styled {
    /// A message with the colors and spacing of the style.
    final class ChatMessageContentView: ChatUI.ChatMessageContentView {
        private var style: Style { Style.current }

        private var side: BubbleStyle.Side {
            content?.isSentByCurrentUser == true ? style.bubble.mine : style.bubble.others
        }

        override var messageAuthorAvatarSize: CGSize {
            style.avatar.size.map { CGSize(width: $0, height: $0) } ?? super.messageAuthorAvatarSize
        }

        override var maxContentWidthMultiplier: CGFloat { style.list.messageWidth ?? super.maxContentWidthMultiplier }

        override var messageTextColor: UIColor { ownTextColor ?? super.messageTextColor }

        /// Markdown text has a separate color unless its formatter sets another one.
        override var markdownFormatter: MarkdownFormatter {
            let formatter = super.markdownFormatter
            guard let color = ownTextColor, let usual = formatter as? DefaultMarkdownFormatter,
                type(of: usual) == DefaultMarkdownFormatter.self
            else { return formatter }
            var styles = usual.styles
            styles.bodyFont.color = styles.bodyFont.color ?? color
            return DefaultMarkdownFormatter(styles: styles, markdownRegexPattern: usual.markdownRegexPattern)
        }

        private var ownTextColor: UIColor? {
            let isOrdinary = content.map { !$0.isDeleted && !$0.shouldRenderAsSystemMessage } ?? false
            return isOrdinary ? side.text?.uiColor(in: appearance.colorPalette) : nil
        }

        override func layout(options: ChatMessageLayoutOptions) {
            super.layout(options: options)

            applySpacing(isFollowed: options.contains(.continuousBubble) && !options.contains(.threadInfo))
            applyPadding()
        }

        override func setUpAppearance() {
            super.setUpAppearance()

            if let tint = style.tint { tintColor = tint.uiColor(in: appearance.colorPalette) }
        }

        override func updateContent() {
            super.updateContent()

            updateBubble()
            if let color = side.links {
                textView?.linkTextAttributes = [.foregroundColor: color.uiColor(in: appearance.colorPalette)]
            }
        }

        private func updateBubble() {
            guard let bubbleView, let look = bubbleView.content else { return }
            let color = side.color?.uiColor(in: appearance.colorPalette) ?? look.backgroundColor
            let corners: CACornerMask =
                style.bubble.corners == .all
                ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
                : look.roundedCorners
            bubbleView.content = ChatUI.ChatMessageBubbleView.Content(backgroundColor: color, roundedCorners: corners)
        }

        private func applySpacing(isFollowed: Bool) {
            let spacing = style.spacing
            if let sides = spacing.sides {
                mainContainer.directionalLayoutMargins.leading = sides
                mainContainer.directionalLayoutMargins.trailing = sides
            }
            if let below = isFollowed ? spacing.messages : spacing.groups {
                mainContainer.directionalLayoutMargins.bottom = below
            }
            if let avatar = spacing.avatar { mainContainer.spacing = ContainerStackView.Spacing(avatar) }
            if let footnote = spacing.footnote {
                bubbleThreadFootnoteContainer.spacing = ContainerStackView.Spacing(footnote)
            }
        }

        /// Part of the horizontal padding is the text view's inset; the rest is the container's margin.
        private func applyPadding() {
            let container = bubbleContentContainer
            if let vertical = style.bubble.verticalPadding {
                container.directionalLayoutMargins.top = vertical
                container.directionalLayoutMargins.bottom = vertical
            }
            if let horizontal = style.bubble.horizontalPadding {
                let inset = min(textView?.textContainerInset.left ?? 0, horizontal)
                textView?.textContainerInset.left = inset
                textView?.textContainerInset.right = inset
                container.directionalLayoutMargins.leading = horizontal - inset
                container.directionalLayoutMargins.trailing = horizontal - inset
            }
        }
    }
}
