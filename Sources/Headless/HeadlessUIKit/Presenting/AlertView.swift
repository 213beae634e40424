/// The view of an alert: its cards, placed on the entire screen.
final class AlertView: UIView {
    private weak var controller: UIAlertController?
    private var cards: [AlertCard] = []

    /// The width of an alert, in points, and the minimum distance of its edges from the screen's.
    private static let width: CGFloat = 270
    private static let margin: CGFloat = 8

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        cards.forEach { $0.removeFromSuperview() }
        guard let controller else { return }
        cards = controller.preferredStyle == .alert ? [alertCard(controller)] : sheetCards(controller)
        cards.forEach { addSubview($0) }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        reload()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reload()
    }

    private func alertCard(_ controller: UIAlertController) -> AlertCard {
        // The cancel action is the last of several actions, and the first of two.
        let others = controller.actions.filter { $0.style != .cancel }
        let cancels = controller.actions.filter { $0.style == .cancel }
        let ordered = controller.actions.count == 2 ? cancels + others : others + cancels
        let preferred = controller.preferredAction ?? cancels.first
        return AlertCard(
            style: .alert, title: controller.title, message: controller.message, fields: controller.textFields ?? [],
            actions: ordered, preferred: preferred)
    }

    private func sheetCards(_ controller: UIAlertController) -> [AlertCard] {
        let others = controller.actions.filter { $0.style != .cancel }
        let cancels = controller.actions.filter { $0.style == .cancel }
        var cards: [AlertCard] = []
        if !others.isEmpty || controller.title != nil || controller.message != nil {
            cards.append(
                AlertCard(
                    style: .sheet, title: controller.title, message: controller.message, fields: [], actions: others,
                    preferred: controller.preferredAction))
        }
        if !cancels.isEmpty {
            cards.append(
                AlertCard(
                    style: .cancel, title: nil, message: nil, fields: [], actions: cancels, preferred: cancels.first))
        }
        return cards
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        let area = bounds.inset(by: safeAreaInsets)
        if controller.preferredStyle == .alert {
            placeAlert(in: area)
        } else {
            placeSheet(in: area)
        }
    }

    private func placeAlert(in area: CGRect) {
        guard let card = cards.first else { return }
        let width = max(min(Self.width, area.width - 2 * Self.margin), 0)
        let height = min(card.height(forWidth: width), max(area.height - 2 * Self.margin, 0))
        card.frame = CGRect(
            x: RenderScale.round(bounds.midX - width / 2), y: RenderScale.round(bounds.midY - height / 2),
            width: width, height: height)
    }

    /// From the bottom up: on phones without a bottom safe area, the cards have a margin there.
    private func placeSheet(in area: CGRect) {
        let width = max(area.width - 2 * Self.margin, 0)
        var bottom = safeAreaInsets.bottom > 0 ? area.maxY : area.maxY - Self.margin
        for card in cards.reversed() {
            let height = min(card.height(forWidth: width), max(bottom - area.minY - Self.margin, 0))
            card.frame = CGRect(
                x: area.minX + Self.margin, y: RenderScale.round(bottom - height), width: width, height: height)
            bottom -= height + Self.margin
        }
    }
}
