import Frames

extension UIColor {
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = rgba
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba
        let (largest, smallest) = (max(rgba.red, rgba.green, rgba.blue), min(rgba.red, rgba.green, rgba.blue))
        let range = largest - smallest
        var sixths = 0.0
        if range > 0 {
            if largest == rgba.red {
                sixths = (rgba.green - rgba.blue) / range
            } else if largest == rgba.green {
                sixths = 2 + (rgba.blue - rgba.red) / range
            } else {
                sixths = 4 + (rgba.red - rgba.green) / range
            }
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = largest > 0 ? range / largest : 0
        brightness?.pointee = largest
        alpha?.pointee = rgba.alpha
        return true
    }
}

extension RGBA {
    init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        /// Returns the amount of a primary color that is `shift` sixths of the color wheel away.
        func component(_ shift: Double) -> Double {
            let sixth = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(sixth, 4 - sixth, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}

extension RGBA {
    /// Creates the sRGB color nearest to one of Display P3, which has the primaries of SMPTE and the transfer curve of
    /// sRGB.
    init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        func linear(_ value: Double) -> Double {
            let size = abs(value)
            return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * (value < 0 ? -1 : 1)
        }
        func curved(_ value: Double) -> Double {
            let value = min(max(value, 0), 1)
            return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        self.init(
            red: curved(1.224940 * r - 0.224940 * g), green: curved(-0.042057 * r + 1.042057 * g),
            blue: curved(-0.019638 * r - 0.078636 * g + 1.098274 * b), alpha: alpha)
    }
}
