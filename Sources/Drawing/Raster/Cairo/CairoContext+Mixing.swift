internal import CCairo
import Frames

extension CairoContext {
    /// Sets the blend mode for what is painted next.
    func setMixing(_ mixing: Mixing) {
        let compositing =
            switch mixing {
            case .normal: CAIRO_OPERATOR_OVER
            case .multiply: CAIRO_OPERATOR_MULTIPLY
            case .screen: CAIRO_OPERATOR_SCREEN
            case .overlay: CAIRO_OPERATOR_OVERLAY
            case .darken: CAIRO_OPERATOR_DARKEN
            case .lighten: CAIRO_OPERATOR_LIGHTEN
            case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
            case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
            case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
            case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
            case .difference: CAIRO_OPERATOR_DIFFERENCE
            case .exclusion: CAIRO_OPERATOR_EXCLUSION
            case .hue: CAIRO_OPERATOR_HSL_HUE
            case .saturation: CAIRO_OPERATOR_HSL_SATURATION
            case .color: CAIRO_OPERATOR_HSL_COLOR
            case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
            case .sourceAtop: CAIRO_OPERATOR_ATOP
            case .destinationOver: CAIRO_OPERATOR_DEST_OVER
            case .destinationOut: CAIRO_OPERATOR_DEST_OUT
            case .plusLighter: CAIRO_OPERATOR_ADD
            case .clear: CAIRO_OPERATOR_CLEAR
            case .copy: CAIRO_OPERATOR_SOURCE
            case .sourceIn: CAIRO_OPERATOR_IN
            case .sourceOut: CAIRO_OPERATOR_OUT
            case .destinationIn: CAIRO_OPERATOR_DEST_IN
            case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
            case .xor: CAIRO_OPERATOR_XOR
            }
        withPointer { cairo_set_operator($0, compositing) }
    }

    /// Makes painting replace what is there.
    func setReplacing() {
        withPointer { cairo_set_operator($0, CAIRO_OPERATOR_SOURCE) }
    }

    /// Sets a picture as the source that is scaled up smoothly, with its edges extended.
    func setSmoothSource(_ surface: CairoSurface) {
        setSource(surface, x: 0, y: 0)
        withPointer { pointer in
            cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_BILINEAR)
        }
    }
}
