import UIKit

/// A member of the club. A screen of UIKit's own views only.
public final class MemberProfileViewController: UIViewController {
    private let name: String
    private let booksRead: Int

    public init(name: String, booksRead: Int) {
        self.name = name
        self.booksRead = booksRead
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override public func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = .systemBackground

        let symbolView = UIImageView(image: UIImage(systemName: "person.crop.circle"))
        symbolView.tintColor = .systemOrange
        symbolView.contentMode = .scaleAspectFit

        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.font = UIFont.preferredFont(forTextStyle: .title2)
        nameLabel.textAlignment = .center

        let countLabel = UILabel()
        countLabel.attributedText = countText
        countLabel.textAlignment = .center

        let inviteButton = UIButton(type: .system)
        inviteButton.setTitle("Invite to the club", for: .normal)
        inviteButton.setTitleColor(.white, for: .normal)
        inviteButton.backgroundColor = .systemOrange
        inviteButton.layer.cornerRadius = 12

        let stack = UIStackView(arrangedSubviews: [symbolView, nameLabel, countLabel, inviteButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.setCustomSpacing(24, after: countLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            symbolView.heightAnchor.constraint(equalToConstant: 72),
            inviteButton.heightAnchor.constraint(equalToConstant: 48),
        ])
    }

    private var countText: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "\(booksRead)",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.label])
        text.append(
            NSAttributedString(
                string: " books read",
                attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.secondaryLabel]))
        return text
    }
}
