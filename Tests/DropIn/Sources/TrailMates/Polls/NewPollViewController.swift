import StreamChat
import UIKit

/// A question with three answers for the hikers.
final class NewPollViewController: UIViewController {
    private let channelController: ChatChannelController
    let questionField = UITextField()
    let optionFields = (1...3).map { _ in UITextField() }
    private let anonymousSwitch = UISwitch()

    init(channelController: ChatChannelController) {
        self.channelController = channelController
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        title = Strings.Poll.title
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: Strings.Poll.send) { [weak self] _ in self?.send() })

        questionField.placeholder = Strings.Poll.question
        for (index, field) in optionFields.enumerated() { field.placeholder = "\(Strings.Poll.option) \(index + 1)" }
        for field in [questionField] + optionFields { field.borderStyle = .roundedRect }
        let anonymousLabel = UILabel()
        anonymousLabel.text = "Anonymous"
        let anonymousRow = UIStackView(arrangedSubviews: [anonymousLabel, anonymousSwitch])

        let stack = UIStackView(arrangedSubviews: [questionField] + optionFields + [anonymousRow])
        stack.axis = .vertical
        stack.spacing = 10
        stack.setCustomSpacing(24, after: questionField)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    func send() {
        let options = optionFields.compactMap(\.text).filter { !$0.isEmpty }.map { PollOption(text: $0) }
        channelController.createPoll(
            name: questionField.text ?? "", allowAnswers: false, allowUserSuggestedOptions: false, description: nil,
            enforceUniqueVote: true, maxVotesAllowed: nil,
            votingVisibility: anonymousSwitch.isOn ? .anonymous : .public, options: options
        ) { [weak self] result in
            switch result {
            case .success:
                self?.dismiss(animated: true)
            case .failure(let error):
                let alert = UIAlertController(
                    title: nil, message: error.localizedDescription, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self?.present(alert, animated: true)
            }
        }
    }
}
