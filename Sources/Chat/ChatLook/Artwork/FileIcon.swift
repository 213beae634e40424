import ChatModels
import Frames
import UIKitValues

/// A page with a folded corner, a colored label with the file extension, and a symbol of the content.
package enum FileIcon {
    /// The kinds of files that have a symbol.
    private enum Kind {
        case text, table, slides, page, sound, archive, code

        var color: RGBA {
            switch self {
            case .text: RGBA(hex: 0x2B6CD4)
            case .table: RGBA(hex: 0x2E8B57)
            case .slides: RGBA(hex: 0xDB6A2C)
            case .page: RGBA(hex: 0xD33B32)
            case .sound: RGBA(hex: 0x4A3FC4)
            case .archive: RGBA(hex: 0x9A6B1F)
            case .code: RGBA(hex: 0x5B6472)
            }
        }

        /// The symbol above the label, in the color of the label.
        var symbol: PathContent {
            switch self {
            case .text: .line("M8 12 H20 M8 16 H26 M8 20 H23", 1.8, color)
            case .table: .area("R7 11 20 12 1.5 R9 13 4 3 0 R15 13 10 3 0 R9 18 4 3 0 R15 18 10 3 0", color)
            case .slides: .line("R8 11 18 11 1.5 M12 18.5 V16.5 M17 18.5 V14 M22 18.5 V15.5", 1.7, color)
            case .page:
                .line("R10 8.5 10 14 1.5 M13 13 H17 M13 16.5 H17 M24 13 V21.5 C24 22.3 23.3 23 22.5 23 H14", 1.6, color)
            case .sound: .line("M13 20.3 V10.6 L22 9 V18.7 O11.6 20.4 0.9 O20.6 18.8 0.9", 1.8, color)
            case .archive: .line("M17 5 V7 M17 10 V12 M17 15 V16.5 R14.8 18 4.4 5 1.2", 2, color)
            case .code: .line("M12.5 12 L8 16.5 L12.5 21 M21.5 12 L26 16.5 L21.5 21", 1.9, color)
            }
        }
    }

    /// The file extensions with an icon, in alphabetical order.
    private static let kinds: KeyValuePairs<String, Kind> = [
        "7z": .archive, "aac": .sound, "csv": .table, "doc": .text, "docx": .text, "html": .code, "md": .code,
        "mp3": .sound, "odt": .text, "pdf": .page, "ppt": .slides, "pptx": .slides, "rar": .archive, "rtf": .text,
        "tar.gz": .archive, "txt": .text, "xls": .table, "xlsx": .table, "zip": .archive,
    ]

    /// The icon of a file extension, or the ``fallback``.
    package static func image(_ ending: String) -> UIImage { byExtension[ending] ?? fallback }

    package static let byExtension = Dictionary(
        uniqueKeysWithValues: kinds.map { ($0.key, make($0.key, kind: $0.value)) })

    package static let byType: [AttachmentFileType: UIImage] = {
        let types: [AttachmentFileType] = [
            .doc, .docx, .pdf, .ppt, .pptx, .xls, .xlsx, .zip, .odt, .csv, .rtf, .txt, .mp3, .aac,
        ]
        var icons = Dictionary(uniqueKeysWithValues: types.map { ($0, image($0.rawValue)) })
        icons[.generic] = fallback
        return icons
    }()

    /// A page without a label.
    package static let fallback = Drawing(
        size: size, layers: page + [.line("M8 15 H20 M8 20 H26 M8 25 H23", 1.8, shade)]
    ).original("file")

    // MARK: Drawing

    private static let size = CGSize(width: 34, height: 40)
    private static let shade = RGBA(hex: 0xC6CAD0)

    private static let page: [PathContent] = [
        .area(
            "M4 0 H24 L34 10 V36 C34 38.2 32.2 40 30 40 H4 C1.8 40 0 38.2 0 36 V4 C0 1.8 1.8 0 4 0 Z",
            RGBA(hex: 0xF1F2F4)),
        .area("M24 0 L34 10 H26.5 C25.1 10 24 8.9 24 7.5 Z", RGBA(hex: 0xD8DBDF)),
    ]

    private static func make(_ ending: String, kind: Kind) -> UIImage {
        let label = PathContent.area("M0 28 H34 V36 C34 38.2 32.2 40 30 40 H4 C1.8 40 0 38.2 0 36 Z", kind.color)
        var frame = Drawing(size: size, layers: page + [kind.symbol, label]).makeFrame(name: "file.\(ending)")
        frame.children += text(ending)
        return UIImage(drawing: frame).withRenderingMode(.alwaysOriginal)
    }

    /// The file extension in white, centered in the label.
    private static func text(_ ending: String) -> [Frame] {
        let text = ReleasingAttributedString(
            string: ending,
            attributes: [.font: UIFont.systemFont(ofSize: 8, weight: .bold), .foregroundColor: UIColor.white])
        let width = text.size().width
        let height = text.size().height
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            text.draw(at: CGPoint(x: (size.width - width) / 2, y: 33.6 - height / 2))
        }
        guard case .drawing(let frame) = image.reference else { return [] }
        return [frame]
    }
}
