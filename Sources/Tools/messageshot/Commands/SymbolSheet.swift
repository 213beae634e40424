import Frames
import HeadlessUIKit
import Rendering

/// A grid of symbols with their names.
@MainActor
struct SymbolSheet {
    let names: [String]
    let weight: UIImage.SymbolWeight

    private let columns = 12
    private let cell = CGSize(width: 78, height: 56)

    /// Returns the sheet, as high as the symbols need.
    func makeFrame() -> Frame {
        let columns = min(columns, max(names.count, 1))
        let rows = (names.count + columns - 1) / columns
        let size = CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height)
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .systemBackground
        for (index, name) in names.enumerated() {
            let origin = CGPoint(
                x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height)
            addSymbol(name, to: view, at: origin)
        }
        return view.makeFrame(proposing: ProposedSize(width: size.width, height: size.height))
    }

    private func addSymbol(_ name: String, to view: UIView, at origin: CGPoint) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: weight)
        let picture = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        picture.tintColor = .label
        picture.contentMode = .center
        picture.frame = CGRect(x: origin.x, y: origin.y + 2, width: cell.width, height: 32)
        let label = UILabel(frame: CGRect(x: origin.x + 2, y: origin.y + 35, width: cell.width - 4, height: 19))
        label.text = name
        label.font = .systemFont(ofSize: 7)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 2
        label.lineBreakMode = .byCharWrapping
        view.addSubview(picture)
        view.addSubview(label)
    }
}
