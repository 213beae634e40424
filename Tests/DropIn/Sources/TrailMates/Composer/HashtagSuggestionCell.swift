import StreamChatUI
import UIKit

/// A hashtag that could come next.
final class HashtagSuggestionCell: _CollectionViewCell, AppearanceProvider {
    static let reuseId = "HashtagSuggestionCell"

    private let label = UILabel()

    var hashtag: String? {
        didSet { updateContentIfNeeded() }
    }

    override func setUpLayout() {
        super.setUpLayout()

        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()

        label.font = appearance.fonts.bodyBold
        label.textColor = appearance.colorPalette.accentPrimary
    }

    override func updateContent() {
        super.updateContent()

        label.text = hashtag
    }
}
