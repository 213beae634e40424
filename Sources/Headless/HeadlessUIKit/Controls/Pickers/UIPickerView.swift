/// Wheels of rows; the row in the middle of each is selected. 216 points high.
open class UIPickerView: UIView {
    open weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
    open weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }

    /// Kept and never read: it has no effect since iOS 7.
    open var showsSelectionIndicator = true

    private let selection = UIView()
    private var wheels: [PickerWheel] = []
    private var selected: [Int] = []
    private var needsRows = true

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        selection.backgroundColor = .tertiarySystemFill
        selection.layer.cornerRadius = 8
        addSubview(selection)
        clipsToBounds = true
    }

    // MARK: Sizes in points, estimated from UIKit's

    private static let size = CGSize(width: 320, height: 216)
    /// The margin around the selected row's background.
    private static let margin: CGFloat = 9
    /// The gap between two wheels.
    private static let gap: CGFloat = 5
    private static let rowHeight: CGFloat = 32

    override open var intrinsicContentSize: CGSize { Self.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Rows

    open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    }

    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: widths.indices.contains(component) ? widths[component] : 0, height: rowHeight(component))
    }

    /// Returns the view of a row that is visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheels.indices.contains(component) ? wheels[component].view(forRow: row) : nil
    }

    open func reloadAllComponents() {
        needsRows = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    /// Turns a wheel to a row, or to the nearest existing one, at once: animations aren't played.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard component >= 0, component < 100 else { return }
        while selected.count <= component { selected.append(0) }
        selected[component] = row
        reloadAllComponents()
    }

    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        guard count > 0 else { return -1 }
        return min(max(selected.indices.contains(component) ? selected[component] : 0, 0), count - 1)
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reloadAllComponents()
    }

    // MARK: Layout

    private func rowHeight(_ component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return height.isFinite && height > 0 ? height : Self.rowHeight
    }

    /// The widths of the wheels: the delegate's, or an equal share of the rest.
    private var widths: [CGFloat] {
        let count = numberOfComponents
        let own = (0..<count).map { max(delegate?.pickerView(self, widthForComponent: $0) ?? 0, 0) }
        let fixed = own.reduce(0, +)
        let open = own.filter { $0 == 0 }.count
        let remaining = max(bounds.width - 2 * Self.margin - CGFloat(max(count - 1, 0)) * Self.gap - fixed, 0)
        return own.map { $0 > 0 ? $0 : remaining / CGFloat(max(open, 1)) }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let widths = widths
        while wheels.count > widths.count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < widths.count {
            let wheel = PickerWheel()
            wheels.append(wheel)
            addSubview(wheel)
        }
        let tallest = widths.indices.map { rowHeight($0) }.max() ?? Self.rowHeight
        selection.isHidden = widths.isEmpty
        selection.frame = CGRect(
            x: Self.margin, y: bounds.midY - tallest / 2, width: max(bounds.width - 2 * Self.margin, 0),
            height: tallest)
        let total = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * Self.gap
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = (bounds.width - total) / 2
        for (component, width) in widths.enumerated() {
            let wheel = wheels[component]
            let left = isMirrored ? bounds.width - x - width : x
            wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            wheel.rowHeight = rowHeight(component)
            wheel.turn(to: selectedRow(inComponent: component), of: numberOfRows(inComponent: component)) { row, old in
                rowView(row, component, reusing: old)
            }
            x += width + Self.gap
        }
        needsRows = false
    }

    /// Returns a row's view: the delegate's, or its title in 23 points.
    private func rowView(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView {
        if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old) { return view }
        let label = UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 23)
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            let styled = ReleasingAttributedString(attributedString: text)
            let whole = NSRange(location: 0, length: styled.length)
            // All rows of a wheel have the same font; only colors and lines of attributed titles apply.
            styled.addAttributes([.font: label.font as Any], range: whole)
            label.attributedText = styled
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }
}

/// Provides the number of rows.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: ObjectiveCProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of rows. As on iOS, a row without a view, an attributed title or a title is a question mark.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: ObjectiveCProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The default is `nil`, for the row's title; UIKit doesn't allow `nil`.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView?
    /// Never called: there are no touches.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// The default is 0, for an equal share of the picker.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// The default is 0, for 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
