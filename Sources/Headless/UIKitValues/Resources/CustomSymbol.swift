import AssetCatalogs
import Foundation
import Frames
import Rendering
import Synchronization
import VectorImages

/// A symbol of an app, in Apple's template for designers.
struct CustomSymbol: Equatable, Sendable {
    /// The path of the template.
    private let path: String

    /// Creates the symbol of a template; `nil` if it can't be read, which is reported once.
    init?(_ file: URL) {
        path = file.path
        if Self.templates.withLock({ $0[path] }) != nil { return }
        do throws(VectorImageError) {
            guard let data = try? Data(contentsOf: file) else { throw .notADrawing("there is no such file") }
            let template = try SymbolTemplate(svg: data)
            Self.templates.withLock { $0[path] = template }
        } catch {
            RenderProblems.report(.oncePerRun, "The symbol \(path) isn't drawn: \(error).")
            return nil
        }
    }

    private static let templates = Mutex<[String: SymbolTemplate]>([:])

    /// Returns the drawing in a weight. If the template doesn't have it, the regular one is thickened.
    func drawing(_ weight: UIImage.SymbolWeight) -> SymbolDrawing? {
        guard let template = Self.templates.withLock({ $0[path] }) else { return nil }
        let (layers, isExact) = template.layers(SymbolTemplate.Weight(weight))
        let size = SymbolDrawing.unitSize
        let place = Transform(a: size, b: 0, c: 0, d: size, tx: 0, ty: 0)
        return SymbolDrawing(
            centered: layers.map { layer in
                let outline = layer.outline.applying(place)
                let own: SymbolDrawing.Layer =
                    isExact || layer.rule == .evenOdd
                    ? .area(outline, rule: layer.rule)
                    : .glyph(SymbolDrawing.Glyph(outline: outline, lineWidth: nil))
                return SymbolDrawing.Part(layers: [own], level: layer.level)
            })
    }
}

extension SymbolTemplate.Weight {
    fileprivate init(_ weight: UIImage.SymbolWeight) {
        switch weight {
        case .unspecified, .regular: self = .regular
        case .ultraLight: self = .ultralight
        case .thin: self = .thin
        case .light: self = .light
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        case .heavy: self = .heavy
        case .black: self = .black
        }
    }
}
