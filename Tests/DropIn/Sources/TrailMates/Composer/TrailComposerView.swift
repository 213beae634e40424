import StreamChatUI
import UIKit

/// The bar with the field, without the button for commands and with a green line on top.
final class TrailComposerView: ComposerView {
    private let line = UIView()

    override func setUpLayout() {
        super.setUpLayout()

        leadingContainer.removeArrangedSubview(commandsButton)
        commandsButton.removeFromSuperview()
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: topAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 2),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()

        line.backgroundColor = .trailGreen
        layer.shadowOpacity = 0
        inputMessageView.container.layer.cornerRadius = 8
    }
}
