/// `#colorLiteral(red:green:blue:alpha:)`, as Xcode writes it.
extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a color literal without another one.
public typealias _ColorLiteralType = UIColor
