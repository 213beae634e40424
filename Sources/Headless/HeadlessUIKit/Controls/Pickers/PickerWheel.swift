import Foundation

/// A wheel of a picker, seen from the front: rows become lower and paler toward its top and bottom.
final class PickerWheel: UIView {
    /// The height of rows in points.
    var rowHeight: CGFloat = 32

    private var rows: [Int: UIView] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func view(forRow row: Int) -> UIView? { rows[row] }

    /// Shows the rows around `row`.
    ///
    /// - Parameter make: Returns the view of a row; may reuse the view of a row that is no longer visible.
    func turn(to row: Int, of count: Int, make: (Int, UIView?) -> UIView) {
        rows.keys.sorted().forEach { rows[$0]?.removeFromSuperview() }
        rows = [:]
        guard count > 0, row >= 0, bounds.height > 0, rowHeight > 0 else { return }
        // The radius of the wheel is half its height.
        let radius = max(bounds.height / 2, rowHeight)
        let step = rowHeight / radius
        let reach = Int((CGFloat.pi / 2 / step).rounded(.down))
        for distance in -reach...reach where (0..<count).contains(row + distance) {
            let view = make(row + distance, nil)
            rows[row + distance] = view
            addSubview(view)
            place(view, angle: CGFloat(distance) * step, radius: radius)
        }
    }

    private func place(_ view: UIView, angle: CGFloat, radius: CGFloat) {
        view.transform = .identity
        let size = CGSize(width: bounds.width, height: rowHeight)
        view.frame = CGRect(
            x: 0, y: bounds.midY + sin(angle) * radius - rowHeight / 2, width: size.width, height: size.height)
        guard angle != 0 else { return }
        let depth = cos(angle)
        view.transform = CGAffineTransform(scaleX: 1 - (1 - depth) * 0.12, y: max(depth, 0.05))
        // Rows next to the selected one are pale, and fade out toward the edges.
        view.alpha = max(0.5 * depth * depth, 0.02)
    }
}
