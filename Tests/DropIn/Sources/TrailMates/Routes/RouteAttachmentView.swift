import StreamChatUI
import UIKit

/// A route with its profile.
final class RouteAttachmentView: _View, ThemeProvider {
    var content: RouteAttachmentPayload? {
        didSet { updateContentIfNeeded() }
    }

    private let nameLabel = UILabel()
    private let lengthLabel = UILabel()
    private let ascentLabel = UILabel()
    private let profileView = RouteProfileView()

    override func setUpLayout() {
        super.setUpLayout()

        let figures = UIStackView(arrangedSubviews: [lengthLabel, ascentLabel, UIView()])
        figures.spacing = 10
        let stack = UIStackView(arrangedSubviews: [nameLabel, figures, profileView])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            profileView.heightAnchor.constraint(equalToConstant: 36),
            profileView.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background
        layer.cornerRadius = 10
        clipsToBounds = true
        nameLabel.font = appearance.fonts.bodyBold
        for label in [lengthLabel, ascentLabel] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = appearance.colorPalette.subtitleText
        }
    }

    override func updateContent() {
        super.updateContent()

        nameLabel.text = content?.name
        lengthLabel.text = content.map { Strings.Route.length($0.kilometres) }
        ascentLabel.text = content.map { Strings.Route.ascent($0.ascent) }
        profileView.ascent = content?.ascent ?? 0
    }
}
