import UIKit

/// A book with how far it was read. Nothing in this file knows of chats.
public final class BookCardView: UIView {
    private let titleLabel = UILabel()
    private let authorLabel = UILabel()
    private let progressLabel = UILabel()
    private let progressView = ReadingProgressView()
    private let finishButton = UIButton(type: .system)

    /// Called when the reader says to have finished the book.
    public var onFinish: (() -> Void)?

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public func configure(title: String, author: String, pages: Int, pagesRead: Int) {
        titleLabel.text = title
        authorLabel.text = "by \(author)"
        progressLabel.text = "\(pagesRead) of \(pages) pages"
        progressView.progress = pages > 0 ? CGFloat(pagesRead) / CGFloat(pages) : 0
        finishButton.isHidden = pagesRead >= pages
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        layer.masksToBounds = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14)

        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        titleLabel.numberOfLines = 2
        authorLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
        authorLabel.textColor = .secondaryLabel
        progressLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        progressLabel.textColor = .secondaryLabel
        finishButton.setTitle("Finish", for: .normal)
        finishButton.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
        finishButton.addAction(UIAction { [weak self] _ in self?.onFinish?() }, for: .touchUpInside)
        finishButton.setContentHuggingPriority(.required, for: .horizontal)

        let footer = UIStackView(arrangedSubviews: [progressLabel, UIView(), finishButton])
        footer.alignment = .center
        let stack = UIStackView(arrangedSubviews: [titleLabel, authorLabel, progressView, footer])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(10, after: authorLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)

        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }
}
