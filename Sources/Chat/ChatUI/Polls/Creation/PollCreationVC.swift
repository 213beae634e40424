import ChatLook
import ChatModels
import HeadlessUIKit

/// The form for a new poll: question, options and features.
open class PollCreationVC: _PollListVC {
    /// The channel of the poll.
    open var channelController: ChatChannelController!

    /// Creates the form of a poll for a channel.
    public convenience init(channelController: ChatChannelController) {
        self.init()
        self.channelController = channelController
    }

    // MARK: Input

    /// The question.
    open var name = "" {
        didSet { updateContentIfNeeded() }
    }

    /// The options, from top to bottom, followed by an empty one.
    open var options = [""] {
        didSet {
            if options.last != "" { options.append("") }
            updateContentIfNeeded()
        }
    }

    /// The features that `Components.pollsConfig` makes configurable.
    open lazy var features = components.pollsConfig.features {
        didSet { updateContentIfNeeded() }
    }

    /// Whether the number of votes per user is limited.
    open lazy var isMaximumVotesEnabled = components.pollsConfig.maxVotesPerPerson.defaultValue {
        didSet { updateContentIfNeeded() }
    }

    /// The limit, as it was entered.
    open var maximumVotesText = "" {
        didSet { updateContentIfNeeded() }
    }

    /// The valid limits.
    open var validMaximumVotes: ClosedRange<Int> { 2...10 }

    // MARK: Derived values

    /// Whether a feature is enabled: as chosen, or as configured if it can't be chosen.
    open func isEnabled(_ kind: PollFeature.Kind) -> Bool {
        features.first { $0.kind == kind }?.isEnabled ?? components.pollsConfig.entry(for: kind).defaultValue
    }

    /// The non-empty options, without surrounding whitespace.
    open var filledOptions: [String] {
        options.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    /// Whether an earlier option has the same text.
    open func isDuplicate(at index: Int) -> Bool {
        func plain(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() }
        let text = plain(options[index])
        return !text.isEmpty && options[..<index].contains { plain($0) == text }
    }

    /// The maximum number of votes per user; `nil` for no limit.
    open var maximumVotes: Int? {
        guard isEnabled(.multipleVotes), isMaximumVotesEnabled else { return nil }
        return Int(maximumVotesText).flatMap { validMaximumVotes.contains($0) ? $0 : nil }
    }

    /// Whether the entered limit is invalid.
    open var isMaximumVotesInvalid: Bool {
        isEnabled(.multipleVotes) && isMaximumVotesEnabled && !maximumVotesText.isEmpty && maximumVotes == nil
    }

    /// Whether the poll can be created: with a question, and options that differ.
    open var canCreatePoll: Bool {
        let isLimitMissing = isEnabled(.multipleVotes) && isMaximumVotesEnabled && maximumVotes == nil
        return !name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && !filledOptions.isEmpty
            && !options.indices.contains(where: isDuplicate) && !isLimitMissing
    }

    // MARK: Parts

    /// The button that closes the form.
    open private(set) lazy var closeButton = UIBarButtonItem(
        image: appearance.images.close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })

    /// The button that creates the poll.
    open private(set) lazy var createPollButton = UIBarButtonItem(
        image: appearance.images.pollCreationSendIcon,
        primaryAction: UIAction { [weak self] _ in self?.createPoll() })

    /// The sections of the form.
    public enum Section: Int, CaseIterable, Sendable { case name, options, features }

    override open func setUp() {
        super.setUp()

        title = L10n.Composer.Polls.createPoll
        navigationItem.leftBarButtonItem = closeButton
        navigationItem.rightBarButtonItem = createPollButton
        tableView.register(components.pollCreationSectionHeaderView)
        let cells = [
            components.pollCreationNameCell, components.pollCreationOptionCell, components.pollCreationFeatureCell,
            components.pollCreationMultipleVotesFeatureCell,
        ]
        for cell: UITableViewCell.Type in cells { tableView.register(cell) }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        tableView.contentInset.top = 0
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        closeButton.tintColor = appearance.colorPalette.text
    }

    override open func updateContent() {
        super.updateContent()

        createPollButton.isEnabled = canCreatePoll
    }

    /// Sends the poll to the channel and closes the form. An error is shown in an alert.
    open func createPoll() {
        guard canCreatePoll, let channelController else { return }
        channelController.createPoll(
            name: name.trimmingCharacters(in: .whitespacesAndNewlines), allowAnswers: isEnabled(.comments),
            allowUserSuggestedOptions: isEnabled(.suggestions), enforceUniqueVote: !isEnabled(.multipleVotes),
            maxVotesAllowed: maximumVotes, votingVisibility: isEnabled(.anonymous) ? .anonymous : .public,
            options: filledOptions.map { PollOption(id: "", text: $0) }
        ) { [weak self] result in
            switch result {
            case .success: self?.dismiss(animated: true)
            case .failure(let error): self?.show(error)
            }
        }
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: L10n.Polls.Alert.cancel, style: .cancel))
        present(alert, animated: true)
    }

    // MARK: Rows

    override open func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .name: 1
        case .options: options.count
        case .features: features.count
        case nil: 0
        }
    }

    override open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let texts = L10n.Composer.Polls.self
        let view = tableView.dequeue(components.pollCreationSectionHeaderView)
        switch Section(rawValue: section) {
        case .name: view?.content = texts.question
        case .options: view?.content = texts.options
        case .features, nil: return UIView()
        }
        return view
    }

    /// Returns `nil`: each row is a separate card.
    override open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }

    override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section) {
        case .name: nameCell(at: indexPath)
        case .options: optionCell(at: indexPath)
        case .features where features[indexPath.row].kind == .multipleVotes: multipleVotesCell(at: indexPath)
        case .features: featureCell(at: indexPath)
        case nil: UITableViewCell()
        }
    }

    private func nameCell(at indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(components.pollCreationNameCell, at: indexPath) else {
            return UITableViewCell()
        }
        cell.content = PollCreationTextFieldView.Content(
            initialText: name, placeholder: L10n.Composer.Polls.questionPlaceholder)
        cell.textFieldView.onTextChanged = { [weak self] _, text in self?.name = text }
        return cell
    }

    private func optionCell(at indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(components.pollCreationOptionCell, at: indexPath) else {
            return UITableViewCell()
        }
        let texts = L10n.Composer.Polls.self
        cell.content = PollCreationTextFieldView.Content(
            initialText: options[indexPath.row], placeholder: texts.optionsPlaceholder,
            errorText: isDuplicate(at: indexPath.row) ? texts.duplicateOption : nil)
        cell.isReorderable = !options[indexPath.row].isEmpty
        cell.textFieldView.onTextChanged = { [weak self] _, text in self?.options[indexPath.row] = text }
        return cell
    }

    private func featureCell(at indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(components.pollCreationFeatureCell, at: indexPath) else {
            return UITableViewCell()
        }
        cell.content = features[indexPath.row]
        cell.onValueChange = { [weak self] isOn in self?.features[indexPath.row].isEnabled = isOn }
        return cell
    }

    private func multipleVotesCell(at indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(components.pollCreationMultipleVotesFeatureCell, at: indexPath) else {
            return UITableViewCell()
        }
        let texts = L10n.Composer.Polls.self
        cell.content = PollCreationMultipleVotesFeatureCell.Content(
            feature: features[indexPath.row],
            isLimitConfigurable: components.pollsConfig.maxVotesPerPerson.configurable,
            isLimited: isMaximumVotesEnabled,
            maximumVotes: PollCreationTextFieldView.Content(
                initialText: maximumVotesText, placeholder: texts.maxVotes,
                errorText: isMaximumVotesInvalid ? texts.maxVotesError : nil))
        cell.onFeatureSwitch = { [weak self] isOn in self?.features[indexPath.row].isEnabled = isOn }
        cell.onLimitSwitch = { [weak self] isOn in self?.isMaximumVotesEnabled = isOn }
        cell.maximumVotesTextFieldView.onTextChanged = { [weak self] _, text in self?.maximumVotesText = text }
        return cell
    }
}
