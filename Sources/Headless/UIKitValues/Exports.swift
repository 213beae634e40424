// As with UIKit, importing the views also imports Foundation, with `CGRect` and related types.
@_exported import Foundation
