import StreamChat
import UIKit

/// What is pinned in a trail. Hidden if there is nothing.
final class PinnedMessageBanner: UIControl {
    private let iconView = UIImageView(image: UIImage(systemName: "pin.fill"))
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()

    var onTap: ((ChatMessage) -> Void)?

    var message: ChatMessage? {
        didSet {
            isHidden = message == nil
            messageLabel.text = message?.text
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)

        backgroundColor = .moss
        isHidden = true
        iconView.tintColor = .trailGreen
        iconView.setContentHuggingPriority(.required, for: .horizontal)
        titleLabel.text = Strings.Channel.pinned
        titleLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        titleLabel.textColor = .trailGreen
        messageLabel.font = .systemFont(ofSize: 14)
        messageLabel.textColor = .label

        let texts = UIStackView(arrangedSubviews: [titleLabel, messageLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [iconView, texts])
        row.alignment = .center
        row.spacing = 10
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        addAction(
            UIAction { [weak self] _ in
                guard let self = self, let message = self.message else { return }
                self.onTap?(message)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
