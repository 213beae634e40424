import StreamChat
import StreamChatUI
import UIKit

/// A message that says above its bubble that a book is recommended.
final class ClubMessageContentView: ChatMessageContentView {
    private lazy var recommendationLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = UIFont.preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = Theme.leather
        return label
    }()

    override var maxContentWidthMultiplier: CGFloat { 0.8 }

    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)

        if options.contains(.recommendation) {
            bubbleThreadMetaContainer.insertArrangedSubview(recommendationLabel, at: 0, respectsLayoutMargins: false)
        }
    }

    override func updateContent() {
        super.updateContent()

        recommendationLabel.text = content.map { "Recommended by \($0.author.name ?? $0.author.id)" }
    }
}
